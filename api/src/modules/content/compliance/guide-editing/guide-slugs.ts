import { guideLimits } from '../../../../contract/limits/compliance';
import type { Transaction } from '../../../../platform/database/transaction';
import { slugFrom } from '../../../../platform/text/slug-from';
import { Guide } from '../guide.model';

/** Words of addresses, of the API's as well, that lead elsewhere than to a guide. */
export const reservedSlugs = [
  'admin',
  'analyses',
  'analyze-document',
  'ask',
  'calendar',
  'checklists',
  'feedback',
  'new',
  'saved',
  'saved-analyses',
  'saved-answers',
  'search',
];

/** A slug made of a title: allowed, and free. */
export async function slugOfTitle(title: string, id: number | null, transaction: Transaction): Promise<string> {
  const slug = slugFrom(title, guideLimits.slugMax);
  const isAllowed = slug !== '' && !/^\d+$/.test(slug) && !reservedSlugs.includes(slug);
  const wanted = isAllowed ? slug : `guide-${slug}`.replace(/-$/, '');
  for (let count = 1; ; count += 1) {
    const suffix = count === 1 ? '' : `-${count}`;
    const candidate = wanted.slice(0, guideLimits.slugMax - suffix.length) + suffix;
    const other = await Guide.query(transaction).findOne({ slug: candidate });
    if (!other || other.id === id) return candidate;
  }
}
