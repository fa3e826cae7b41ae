import type { Knex } from 'knex';
import { noteChanges } from '../../../platform/changes/profile-changes';
import { shownRating } from '../../directory/professionals/shown-rating';

/**
 * A newcomer ranks like a professional with five verified reviews of 3.5 stars: one friendly review moves little, fifty
 * move everything.
 */
const prior = { mean: 3.5, weight: 5 } as const;

/** Bayesian mean of ratings: their average, drawn towards the prior while there are few. */
function bayesianMean(sum: number, count: number): number {
  return (prior.weight * prior.mean + sum) / (prior.weight + count);
}

/**
 * Builds the SQL for whether the client of a review has confirmed their email and had a conversation in which the
 * professional answered: both sides have written to each other.
 * @param review alias of the reviews in the query
 */
export function isVerifiedClient(db: Knex, review: string): Knex.Raw {
  const wrote = (alias: string, from: string, to: string): Knex.QueryBuilder =>
    db(`messages as ${alias}`)
      .select(db.raw('1'))
      .whereRaw('?? = ??', [`${alias}.senderId`, `${review}.${from}`])
      .whereRaw('?? = ??', [`${alias}.receiverId`, `${review}.${to}`]);
  const confirmed = db('users as author')
    .select(db.raw('1'))
    .whereRaw('?? = ??', ['author.id', `${review}.clientId`])
    .whereNotNull('author.emailConfirmedAt');
  return db.raw('(exists ? and exists ? and exists ?)', [
    confirmed,
    wrote('asked', 'clientId', 'accountantId'),
    wrote('answered', 'accountantId', 'clientId'),
  ]);
}

interface Figures {
  readonly total: number | string | null;
  readonly found: number | string;
}

const publishedReviews = (db: Knex, accountantId: number): Knex.QueryBuilder =>
  db('reviews as r').where('r.accountantId', accountantId).whereNull('r.hiddenAt');

/**
 * Brings what is stored of a professional's reviews up to date: the average and the number of all published ones, and
 * the rank, a Bayesian mean of those by verified clients. There may be no profile to store it with.
 */
export async function updateRating(db: Knex, accountantId: number): Promise<void> {
  const all: Figures[] = await publishedReviews(db, accountantId).sum({ total: 'r.rating' }).count({ found: '*' });
  const verified: Figures[] = await publishedReviews(db, accountantId)
    .where(isVerifiedClient(db, 'r'))
    .sum({ total: 'r.rating' })
    .count({ found: '*' });
  const reviewCount = Number(all[0]?.found ?? 0);
  await db('accountant_profiles')
    .where({ userId: accountantId })
    .update({
      avgRating: shownRating(Number(all[0]?.total), reviewCount),
      reviewCount,
      rankScore: bayesianMean(Number(verified[0]?.total ?? 0), Number(verified[0]?.found ?? 0)),
    });
  await noteChanges(db, [accountantId]);
}
