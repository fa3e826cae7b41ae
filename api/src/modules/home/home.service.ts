import type { HomeReview } from '../../contract/named-types';
import { database } from '../../platform/database/transaction';
import { firstCharacter } from '../../contract/whole-characters';

const shown = 3;
const goodFrom = 4;
/** A comment that says something and fits a card. */
const commentLength = { least: 40, most: 240 };

interface Row {
  readonly id: number;
  readonly rating: number;
  readonly comment: string;
  readonly clientFirst: string;
  readonly clientLast: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** The newest published reviews of listed professionals that say something good, by people who are still here. */
export async function latestGoodReviews(): Promise<HomeReview[]> {
  const rows: Row[] = await database()('reviews as r')
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
    .select(
      'r.id',
      'r.rating',
      'r.comment',
      { clientFirst: 'c.firstName', clientLast: 'c.lastName' },
      'u.firstName',
      'u.lastName',
    );
  return rows.map(({ id, rating, comment, clientFirst, clientLast, firstName, lastName }) => ({
    id,
    rating,
    comment,
    author: [clientFirst, clientLast && `${firstCharacter(clientLast)}.`].filter(Boolean).join(' '),
    professionalName: `${firstName} ${lastName}`,
  }));
}
