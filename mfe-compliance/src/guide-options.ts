import { complianceOptions, type TaxonomyOption } from '@counterpart/api/contract';

export interface Option {
  readonly value: string;
  readonly label: string;
}

const optionsOf = (entries: readonly TaxonomyOption[]): readonly Option[] =>
  entries.map(({ id, label }) => ({ value: id, label }));

/** Filter choices of the guides. */
const { serviceTypes, industries, jurisdictions } = complianceOptions;
export const serviceTypeOptions = optionsOf(serviceTypes);
export const industryOptions = optionsOf(industries);
export const jurisdictionOptions = optionsOf(jurisdictions);

/** Choices of the assistant; the first of each stands for all. */
const { assistantIndustries, assistantCategories, analyzerIndustries } = complianceOptions;
export const assistantIndustryOptions = optionsOf(assistantIndustries);
export const assistantCategoryOptions = optionsOf(assistantCategories);

/** Choices of the document analyzer. */
export const analyzerIndustryOptions = optionsOf(analyzerIndustries);

/**
 * The label of a value, or the value as words when the list does not have it: guides may name more than the filters
 * offer.
 */
export function labelOf(options: readonly Option[], value: string): string {
  const known = options.find((option) => option.value === value.toLowerCase());
  if (known) return known.label;
  return /^[a-z0-9-]+$/.test(value)
    ? value.replaceAll('-', ' ').replace(/\b\w/g, (letter) => letter.toUpperCase())
    : value;
}
