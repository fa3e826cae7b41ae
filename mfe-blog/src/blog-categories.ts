/** The blog's categories, in the order they are offered. */
export const blogCategories = [
  { value: 'tax-strategies', label: 'Tax Strategies' },
  { value: 'financial-reporting', label: 'Financial Reporting' },
  { value: 'business-growth', label: 'Business Growth' },
  { value: 'technology', label: 'Finance Technology' },
] as const;

/** The label of a category; a value that is not in the list is shown as words. */
export function categoryLabel(value: string): string {
  const known = blogCategories.find((category) => category.value === value);
  return known?.label ?? value.replaceAll('-', ' ').replace(/^\w/, (letter) => letter.toUpperCase());
}
