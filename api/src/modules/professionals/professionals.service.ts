import { limits } from '../../contract/limits';
import type { Profession, SearchPage } from '../../contract/named-types';
import type { User } from '../../platform/auth/user.model';
import { database, runner } from '../../platform/database/transaction';
import type { Transaction } from '../../platform/database/transaction';
import { cappedTotal, pageWindow } from '../../platform/paging/capped-page';
import { countFacets } from './professional-facets';
import { readFilters } from './professional-filters';
import type { ProfessionalFilters } from './professional-filters';
import { ProfessionalMatches } from './professional-matches';
import { placeOf, readPlace, sortedBy } from './professional-order';
import { readProfessionals } from './professional-rows';
import type { ProfessionalRecord } from './professional-rows';
import { professionalNotFound } from './professionals.errors';
import { maySee } from './professionals.policy';
import type { ListQuery, SearchQuery } from './professionals.schema';
import { correctFilters } from './search-corrections';
import { currentIndex } from './search-index/current-index';
import type { Standing } from './search-index/order';
import type { SearchIndex } from './search-index/search-index';
import { countSlots } from './search-index/slot-set';
import { findRescues } from './search-rescues';

/** One page of professionals and how many there are. */
export interface FoundProfessionals {
  readonly records: ProfessionalRecord[];
  readonly total: number;
  readonly totalIsCapped: boolean;
}

const read = (standings: readonly Standing[]): Promise<ProfessionalRecord[]> => readProfessionals(database(), standings.map(({ userId }) => userId));

/** A part of the plain list. */
export interface ListedProfessionals extends FoundProfessionals {
  /** Where the next part begins; null when this is the last one. */
  readonly next: string | null;
}

/** The plain list: at most a hundred, of a page or after a place. */
export async function listProfessionals({ after, sort, page, ...query }: ListQuery): Promise<ListedProfessionals> {
  const index = await currentIndex(database());
  const matching = new ProfessionalMatches(index, readFilters({ ...query, sort, page })).all();
  const { order, isReversed } = sortedBy[sort];
  const start = after ? { after: readPlace(after, sort), offset: 0 } : { offset: (page - 1) * limits.search.listMax };
  const found = index.take(matching, order, { isReversed, ...start, limit: limits.search.listMax + 1 });
  const shown = found.slice(0, limits.search.listMax);
  const last = shown.at(-1);
  return {
    records: await read(shown),
    ...cappedTotal(countSlots(matching), limits.search.totalCap),
    next: last && found.length > shown.length ? placeOf(last, sort) : null,
  };
}

/** The search's answer before it is presented. */
export interface FoundSearch extends FoundProfessionals, Pick<SearchPage, 'facets' | 'rescues' | 'correctedTo'> {}

/**
 * The search: a page, its total and the counts of every filter value. What finds nobody is tried again with what looks mistyped put
 * right; when that finds nobody either, the answer says what to loosen.
 */
export async function searchProfessionals(query: SearchQuery): Promise<FoundSearch> {
  const index = await currentIndex(database());
  const asked = readFilters(query, query.featured);
  const first = search(index, asked, query);
  if (first.total > 0) return answer(first);
  const rescues = findRescues(first.matches);
  const correction = await correctFilters(database(), asked);
  const second = correction && search(index, correction.filters, query);
  return correction && second && second.total > 0 ? answer(second, { correctedTo: correction.words }) : answer(first, { rescues });
}

interface Hits extends Pick<FoundSearch, 'total' | 'totalIsCapped' | 'facets'> {
  readonly matches: ProfessionalMatches;
  readonly page: readonly Standing[];
}

function search(index: SearchIndex, filters: ProfessionalFilters, { sort, page, pageSize }: SearchQuery): Hits {
  const matches = new ProfessionalMatches(index, filters);
  const { order, isReversed } = sortedBy[sort];
  return {
    matches,
    page: index.take(matches.all(), order, { isReversed, ...pageWindow(page, pageSize) }),
    ...cappedTotal(countSlots(matches.all()), limits.search.totalCap),
    facets: countFacets(index, matches),
  };
}

async function answer({ page, total, totalIsCapped, facets }: Hits, help: Partial<Pick<FoundSearch, 'correctedTo' | 'rescues'>> = {}): Promise<FoundSearch> {
  return { records: await read(page), total, totalIsCapped, facets, correctedTo: null, rescues: [], ...help };
}

/** Featured professionals, best rated first. */
export async function featuredProfessionals(profession?: Profession): Promise<ProfessionalRecord[]> {
  const index = await currentIndex(database());
  const filters = readFilters({ sort: 'rating', page: 1, ...(profession && { profession }) }, 'only');
  return read(index.take(new ProfessionalMatches(index, filters).all(), 'rating', { isReversed: false, offset: 0, limit: limits.search.featuredMax }));
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
