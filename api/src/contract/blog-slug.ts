/** The blog's categories, in the order they are offered. */
export const postCategories = [
  { value: 'tax-strategies', label: 'Tax Strategies' },
  { value: 'financial-reporting', label: 'Financial Reporting' },
  { value: 'business-growth', label: 'Business Growth' },
  { value: 'technology', label: 'Finance Technology' },
] as const;

/** The label of a category; a value that is not in the list is shown as words. */
export const categoryLabel = (value: string): string =>
  postCategories.find((category) => category.value === value)?.label ??
  value.replaceAll('-', ' ').replace(/^\w/, (letter) => letter.toUpperCase());

/** Words that mean something else where a slug could stand. */
const reservedSlugs: ReadonlySet<string> = new Set(
  'search admin new preview images rss.xml rssxml feed.json feedjson'.split(' '),
);

/** Explains in one sentence why a slug cannot be a post's; null when it can. */
export function slugProblem(slug: string): string | null {
  if (slug === '') return 'Use letters or digits in the slug';
  if (/^\d+$/.test(slug)) return 'A slug may not be only a number';
  return reservedSlugs.has(slug) ? `“${slug}” is reserved; choose another slug` : null;
}
