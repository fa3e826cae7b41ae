import { blogLimits } from './limits/blog';

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
const reservedSlugs: ReadonlySet<string> = new Set([
  'search',
  'admin',
  'new',
  'preview',
  'images',
  'rss.xml',
  'rssxml',
  'feed.json',
  'feedjson',
]);

/**
 * The slug of a title, or of typed text: lowercase, without punctuation, hyphens for spaces. May be empty.
 * @param max characters; a longer one ends at a word
 */
export function slugFrom(text: string, max: number = blogLimits.slugMax): string {
  const words = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[^a-z0-9\s-]/g, '')
    .trim()
    .replace(/[\s-]+/g, '-')
    .replace(/^-+|-+$/g, '');
  if (words.length <= max) return words;
  const start = words.slice(0, max);
  const lastHyphen = start.lastIndexOf('-');
  return lastHyphen > max / 2 && words[max] !== '-' ? start.slice(0, lastHyphen) : start.replace(/-+$/, '');
}

/** Why a slug cannot be a post's, in one sentence; null when it can. */
export function slugProblem(slug: string): string | null {
  if (slug === '') return 'Use letters or digits in the slug';
  if (/^\d+$/.test(slug)) return 'A slug may not be only a number';
  return reservedSlugs.has(slug) ? `“${slug}” is reserved; choose another slug` : null;
}
