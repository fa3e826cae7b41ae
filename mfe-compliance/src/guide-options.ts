export interface Option {
  readonly value: string;
  readonly label: string;
}

/** Filter choices of the Compliance Center (B §3.3). */
export const serviceTypeOptions: readonly Option[] = [
  { value: 'tax-preparation', label: 'Tax Preparation' },
  { value: 'tax-planning', label: 'Tax Planning' },
  { value: 'bookkeeping', label: 'Bookkeeping' },
  { value: 'payroll', label: 'Payroll' },
  { value: 'audit', label: 'Audit' },
  { value: 'financial-statements', label: 'Financial Statements' },
  { value: 'advisory', label: 'Advisory Services' },
];

export const industryOptions: readonly Option[] = [
  { value: 'small-business', label: 'Small Business' },
  { value: 'e-commerce', label: 'E-Commerce' },
  { value: 'healthcare', label: 'Healthcare' },
  { value: 'construction', label: 'Construction' },
  { value: 'real-estate', label: 'Real Estate' },
  { value: 'food-beverage', label: 'Food & Beverage' },
  { value: 'technology', label: 'Technology' },
  { value: 'nonprofit', label: 'Nonprofit' },
  { value: 'retail', label: 'Retail' },
  { value: 'professional-services', label: 'Professional Services' },
];

export const jurisdictionOptions: readonly Option[] = [
  { value: 'federal', label: 'Federal' },
  { value: 'state', label: 'State' },
  { value: 'local', label: 'Local' },
  { value: 'international', label: 'International' },
];

/** The label of a value, or the value as words when the list does not have it: guides may name more than the filters offer. */
export function labelOf(options: readonly Option[], value: string): string {
  const known = options.find((option) => option.value === value.toLowerCase());
  if (known) return known.label;
  return /^[a-z0-9-]+$/.test(value)
    ? value.replaceAll('-', ' ').replace(/\b\w/g, (letter) => letter.toUpperCase())
    : value;
}
