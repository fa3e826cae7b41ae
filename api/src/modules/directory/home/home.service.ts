import { database } from '../../../platform/database/transaction';
import type { HomeReviewRow } from './home.presenter';

const shown = 3;
const goodFrom = 4;
/** A comment that says something and fits a card. */
const commentLength = { least: 40, most: 240 };

/** Number of newest reviews read per batch, and the most batches. */
const batch = 50;
const mostBatches = 20;

/**
 * The newest published reviews of listed professionals that say something good, by people who are still here, one of
 * each before a second. What is read does not grow with the table: the newest rows first, and only for these the
 * people.
 */
export async function latestGoodReviews(): Promise<HomeReviewRow[]> {
  const found: HomeReviewRow[] = [];
  let before: number | undefined;
  const clients = () => new Set(found.map(({ clientId }) => clientId)).size;
  for (let round = 0; round < mostBatches && clients() < shown; round += 1) {
    const newest = database()('reviews').orderBy('id', 'desc').limit(batch);
    if (before !== undefined) newest.where('id', '<', before);
    const ids = (await newest.pluck('id')) as number[];
    if (ids.length > 0) found.push(...(await goodReviews(ids)));
    if (ids.length < batch) break;
    before = ids.at(-1);
  }
  const isFirst = ({ clientId }: HomeReviewRow, index: number) =>
    found.findIndex((review) => review.clientId === clientId) === index;
  return [...found.filter(isFirst), ...found.filter((review, index) => !isFirst(review, index))].slice(0, shown);
}

function goodReviews(ids: readonly number[]): Promise<HomeReviewRow[]> {
  return database()('reviews as r')
    .join('users as c', 'c.id', 'r.clientId')
    .join('users as u', 'u.id', 'r.accountantId')
    .join('accountant_profiles as p', 'p.userId', 'u.id')
    .whereIn('r.id', ids)
    .whereNull('r.hiddenAt')
    .whereNull('c.suspendedAt')
    .where('p.listed', true)
    .where('r.rating', '>=', goodFrom)
    .whereRaw('length(??) between ? and ?', ['r.comment', commentLength.least, commentLength.most])
    .orderBy('r.id', 'desc')
    .select<HomeReviewRow[]>(
      'r.id',
      'r.clientId',
      'r.rating',
      'r.comment',
      { clientFirst: 'c.firstName', clientLast: 'c.lastName' },
      'u.firstName',
      'u.lastName',
    );
}
