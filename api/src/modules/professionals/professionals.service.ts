import type { Knex } from 'knex';
import { limits } from '../../contract/limits';
import type { Profession, SearchPage } from '../../contract/named-types';
import type { User } from '../../platform/auth/user.model';
import type { Database } from '../../platform/database/open-database';
import { database, runner } from '../../platform/database/transaction';
import type { Transaction } from '../../platform/database/transaction';
import { cappedTotal, pageWindow } from '../../platform/paging/capped-page';
import { countFacets } from './professional-facets';
import type { ProfessionalFilters } from './professional-filters';
import { readFilters } from './professional-filters';
import { matchingProfiles, tagConditions } from './professional-query';
import type { TagCondition } from './professional-query';
import { readProfessionals } from './professional-rows';
import type { ProfessionalRecord } from './professional-rows';
import { professionalNotFound } from './professionals.errors';
import type { ProfessionalQuery, SearchQuery } from './professionals.schema';
import { correctWords } from './search-words';

type Sort = ProfessionalQuery['sort'];

/** One page of professionals and how many there are. */
export interface FoundProfessionals {
  readonly records: ProfessionalRecord[];
  readonly total: number;
  readonly totalIsCapped: boolean;
}

const orders: Readonly<Record<Sort, (query: Knex.QueryBuilder) => Knex.QueryBuilder>> = {
  rating: (query) => query.orderBy([{ column: 'p.avgRating', order: 'desc' }, { column: 'p.reviewCount', order: 'desc' }, { column: 'p.userId', order: 'desc' }]),
  reviews: (query) => query.orderBy([{ column: 'p.reviewCount', order: 'desc' }, { column: 'p.avgRating', order: 'desc' }, { column: 'p.userId', order: 'desc' }]),
  nameAsc: (query) => byName(query, 'asc'),
  nameDesc: (query) => byName(query, 'desc'),
};

const byName = (query: Knex.QueryBuilder, order: 'asc' | 'desc'): Knex.QueryBuilder =>
  query.join('users as u', 'u.id', 'p.userId').orderByRaw(`lower(u.??) ${order}, lower(u.??) ${order}, p.?? ${order}`, ['firstName', 'lastName', 'userId']);

async function find(db: Database, filters: ProfessionalFilters, conditions: readonly TagCondition[], sort: Sort, page: number, pageSize: number): Promise<FoundProfessionals> {
  const { offset, limit } = pageWindow(page, pageSize);
  const counted = matchingProfiles(db, filters, conditions).select(db.raw('1')).limit(limits.search.totalCap + 1).as('counted');
  const [rows, [count]] = (await Promise.all([
    orders[sort](matchingProfiles(db, filters, conditions).select('p.userId')).offset(offset).limit(limit),
    db.from(counted).count({ found: '*' }),
  ])) as [{ userId: number }[], { found: number | string }[]];
  const records = await readProfessionals(db, rows.map(({ userId }) => userId));
  return { records, ...cappedTotal(Number(count?.found ?? 0), limits.search.totalCap) };
}

/** The plain list: one page of at most a hundred. */
export async function listProfessionals(query: ProfessionalQuery): Promise<FoundProfessionals> {
  const db = database();
  const filters = readFilters(query);
  return find(db, filters, await tagConditions(db, filters), query.sort, query.page, limits.search.listMax);
}

/** The search: a page, its total and the counts of every filter value. Words that find nothing are tried again as the nearest words we know. */
export async function searchProfessionals(query: SearchQuery): Promise<FoundProfessionals & { facets: SearchPage['facets'] }> {
  const db = database();
  let filters = readFilters(query, query.featured);
  const conditions = await tagConditions(db, filters);
  let found = await find(db, filters, conditions, query.sort, query.page, query.pageSize);
  if (found.total === 0 && filters.words.length > 0) {
    filters = { ...filters, words: correctWords(filters.words) };
    found = await find(db, filters, conditions, query.sort, query.page, query.pageSize);
  }
  return { ...found, facets: await countFacets(db, filters, conditions) };
}

/** Featured professionals, best rated first. */
export async function featuredProfessionals(profession?: Profession): Promise<ProfessionalRecord[]> {
  const db = database();
  const filters = readFilters({ sort: 'rating', page: 1, ...(profession && { profession }) }, 'only');
  return (await find(db, filters, await tagConditions(db, filters), 'rating', 1, limits.search.featuredMax)).records;
}

/**
 * One professional by user id, listed or not.
 * @throws AppError 404 when there is none
 */
export async function findProfessional(id: number, transaction?: Transaction): Promise<ProfessionalRecord> {
  const [record] = await readProfessionals(runner(transaction), [id]);
  if (!record) throw professionalNotFound();
  return record;
}

/** Which of these professionals the viewer has reviewed. */
export async function reviewedBy(viewer: User | null, records: readonly ProfessionalRecord[]): Promise<ReadonlySet<number>> {
  if (viewer?.userType !== 'client' || records.length === 0) return new Set();
  const rows: { accountantId: number }[] = await database()('reviews').select('accountantId').where('clientId', viewer.id).whereIn('accountantId', records.map(({ user }) => user.id));
  return new Set(rows.map(({ accountantId }) => accountantId));
}
