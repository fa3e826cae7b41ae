import type { Knex } from 'knex';
import { limits } from '../../contract/limits';
import type { Profession, SearchPage } from '../../contract/named-types';
import type { User } from '../../platform/auth/user.model';
import type { Database } from '../../platform/database/open-database';
import { database, runner } from '../../platform/database/transaction';
import type { Transaction } from '../../platform/database/transaction';
import { cappedTotal, pageWindow } from '../../platform/paging/capped-page';
import { countFacets, readMatchingIds } from './professional-facets';
import type { ProfessionalFilters } from './professional-filters';
import { readFilters } from './professional-filters';
import { createPlanner, matchingProfiles } from './professional-query';
import type { Planner } from './professional-query';
import { orderColumns, orderedBy, placeOf, whereAfter } from './professional-order';
import { readProfessionals } from './professional-rows';
import type { ProfessionalRecord } from './professional-rows';
import { professionalNotFound } from './professionals.errors';
import { maySee } from './professionals.policy';
import type { ListQuery, ProfessionalQuery, SearchQuery } from './professionals.schema';
import { correctFilters } from './search-corrections';
import { findRescues } from './search-rescues';

type Sort = ProfessionalQuery['sort'];

/** One page of professionals and how many there are. */
export interface FoundProfessionals {
  readonly records: ProfessionalRecord[];
  readonly total: number;
  readonly totalIsCapped: boolean;
}

interface PageRequest {
  readonly sort: Sort;
  readonly page: number;
  readonly pageSize: number;
}

async function readPage(db: Database, matching: Knex.QueryBuilder, { sort, page, pageSize }: PageRequest): Promise<ProfessionalRecord[]> {
  const { offset, limit } = pageWindow(page, pageSize);
  const rows: { userId: number }[] = await orderedBy(matching.select('p.userId'), sort).offset(offset).limit(limit);
  return readProfessionals(db, rows.map(({ userId }) => userId));
}

/** A part of the plain list. */
export interface ListedProfessionals extends FoundProfessionals {
  /** Where the next part begins; null when this is the last one. */
  readonly next: string | null;
}

/** The plain list: at most a hundred, of a page or after a place. */
export async function listProfessionals({ after, sort, page, ...query }: ListQuery): Promise<ListedProfessionals> {
  const db = database();
  const filters = readFilters({ ...query, sort, page });
  const plan = await createPlanner(db)(filters);
  const counted = matchingProfiles(db, filters, plan).select('p.id').limit(limits.search.totalCap + 1).as('counted');
  const [count] = await db.from(counted).count({ found: '*' });
  const listed = orderedBy(matchingProfiles(db, filters, plan).select(orderColumns(sort)), sort).limit(limits.search.listMax + 1);
  const rows: { userId: number }[] = await (after ? whereAfter(listed, sort, after) : listed.offset((page - 1) * limits.search.listMax));
  const shown = rows.slice(0, limits.search.listMax);
  const last = shown.at(-1);
  return {
    records: await readProfessionals(db, shown.map(({ userId }) => userId)),
    ...cappedTotal(Number(count?.found ?? 0), limits.search.totalCap),
    next: last && rows.length > shown.length ? placeOf({ ...last }, sort) : null,
  };
}

/** The search's answer before it is presented. */
export interface FoundSearch extends FoundProfessionals, Pick<SearchPage, 'facets' | 'rescues' | 'correctedTo'> {}

/**
 * The search: a page, its total and the counts of every filter value. What finds nobody is tried again with what looks mistyped put
 * right; when that finds nobody either, the answer says what to loosen.
 */
export async function searchProfessionals(query: SearchQuery): Promise<FoundSearch> {
  const db = database();
  const asked = readFilters(query, query.featured);
  const planner = createPlanner(db);
  const first = await search(db, asked, query, planner);
  if (first.total > 0) return { ...first, correctedTo: null, rescues: [] };
  const correction = await correctFilters(db, asked);
  const second = correction && (await search(db, correction.filters, query, planner));
  if (correction && second && second.total > 0) return { ...second, correctedTo: correction.words, rescues: [] };
  return { ...first, correctedTo: null, rescues: await findRescues(db, asked, planner) };
}

async function search(db: Database, filters: ProfessionalFilters, query: SearchQuery, planner: Planner): Promise<FoundProfessionals & Pick<FoundSearch, 'facets'>> {
  const plan = await planner(filters);
  const matching = await readMatchingIds(db, filters, plan, limits.search.totalCap + 1);
  const isKnown = matching.length <= limits.search.totalCap;
  // When all who match are known by now, nobody is tested a second time.
  const listed = isKnown ? db('accountant_profiles as p').whereIn('p.id', matching) : matchingProfiles(db, filters, plan);
  const records = matching.length === 0 ? [] : await readPage(db, listed, query);
  return { records, ...cappedTotal(matching.length, limits.search.totalCap), facets: await countFacets(db, filters, planner, matching) };
}

/** Featured professionals, best rated first. */
export async function featuredProfessionals(profession?: Profession): Promise<ProfessionalRecord[]> {
  const db = database();
  const filters = readFilters({ sort: 'rating', page: 1, ...(profession && { profession }) }, 'only');
  return readPage(db, matchingProfiles(db, filters, await createPlanner(db)(filters)), { sort: 'rating', page: 1, pageSize: limits.search.featuredMax });
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

/** The professionals of a comparison: at most four, each once, in the order of their ids; nobody who may not be seen. */
export async function comparedProfessionals(ids: string, viewer: User | null): Promise<ProfessionalRecord[]> {
  const asked = [...new Set(ids.split(',').map(Number))].filter((id) => Number.isSafeInteger(id) && id > 0).slice(0, limits.compare.max);
  return (await readProfessionals(database(), asked)).filter((record) => maySee(viewer, record));
}

/** Whether the viewer and a professional have written to each other. */
export async function areInConversation(viewer: User | null, professionalId: number): Promise<boolean> {
  if (!viewer) return false;
  const wrote = (senderId: number, receiverId: number): Promise<unknown> => database()('messages').where({ senderId, receiverId }).first('id');
  return (await Promise.all([wrote(viewer.id, professionalId), wrote(professionalId, viewer.id)])).every(Boolean);
}

/** Which of these professionals the viewer has reviewed. */
export async function reviewedBy(viewer: User | null, records: readonly ProfessionalRecord[]): Promise<ReadonlySet<number>> {
  if (viewer?.userType !== 'client' || records.length === 0) return new Set();
  const rows: { accountantId: number }[] = await database()('reviews').select('accountantId').where('clientId', viewer.id).whereIn('accountantId', records.map(({ user }) => user.id));
  return new Set(rows.map(({ accountantId }) => accountantId));
}
