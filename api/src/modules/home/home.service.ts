import { database } from '../../platform/database/transaction';
import type { HomeReviewRow } from './home.presenter';

const shown = 3;
const goodFrom = 4;
/** A comment that says something and fits a card. */
const commentLength = { least: 40, most: 240 };

/** The newest published reviews of listed professionals that say something good, by people who are still here. */
export async function latestGoodReviews(): Promise<HomeReviewRow[]> {
  return database()('reviews as r')
    .join('users as c', 'c.id', 'r.clientId')
    .join('users as u', 'u.id', 'r.accountantId')
    .join('accountant_profiles as p', 'p.userId', 'u.id')
    .whereNull('r.hiddenAt')
    .whereNull('c.suspendedAt')
    .where('p.listed', true)
    .where('r.rating', '>=', goodFrom)
    .whereRaw('length(??) between ? and ?', ['r.comment', commentLength.least, commentLength.most])
    .orderBy('r.id', 'desc')
    .limit(shown)
    .select<HomeReviewRow[]>(
      'r.id',
      'r.rating',
      'r.comment',
      { clientFirst: 'c.firstName', clientLast: 'c.lastName' },
      'u.firstName',
      'u.lastName',
    );
}
