import { searchLimits } from '../../../contract/limits/search';
import { compareLimits } from '../../../contract/limits/shortlists';
import type {
  HomeCounts,
  LocationSuggestion,
  Profession,
  SearchPage,
  TypicalPrice,
} from '../../../contract/named-types';
import { resolveTerm } from '../../../contract/taxonomy';
import { profileFormOptions } from '../../../contract/taxonomy-screens/profile-form';
import type { User } from '../../../platform/auth/user.model';
import { database, runner, type Transaction } from '../../../platform/database/transaction';
import { readFilters } from './search/filters';
import { parseCursor } from './search/sort-order';
import { readProfessionals, type ProfessionalRecord } from './professional-rows';
import { professionalNotFound } from './professionals.errors';
import { maySee } from './professionals.policy';
import type { ListQuery, LocationQuery, SearchQuery, TypicalPriceQuery } from './search/search-query.schema';
import { professionalSearch } from './search/threads/professional-search';

/** One page of professionals and how many there are. */
export interface FoundProfessionals {
  readonly records: ProfessionalRecord[];
  readonly total: number;
  readonly totalIsCapped: boolean;
}

const read = (userIds: readonly number[]): Promise<ProfessionalRecord[]> => readProfessionals(database(), userIds);

/** A part of the plain list. */
export interface ListedProfessionals extends FoundProfessionals {
  /** Cursor of the next part; null when this is the last one. */
  readonly next: string | null;
}

/** The plain list: at most a hundred, of a page or after a cursor. */
export async function listProfessionals({ after, sort, page, ...query }: ListQuery): Promise<ListedProfessionals> {
  const { userIds, ...found } = await professionalSearch().ask({
    kind: 'list',
    filters: readFilters(query),
    sort,
    page,
    ...(after && { after: parseCursor(after, sort) }),
  });
  return { records: await read(userIds), ...found };
}

/** The search's answer before it is presented. */
export interface FoundSearch
  extends FoundProfessionals, Pick<SearchPage, 'facets' | 'rescues' | 'correctedTo' | 'around'> {
  readonly typicalPrices: readonly TypicalPrice[];
  /** Professionals who work remotely, when no one was found in a location. */
  readonly remote: ProfessionalRecord[];
}

/** The search: a page, its total and the counts of every filter value. */
export async function searchProfessionals(query: SearchQuery): Promise<FoundSearch> {
  const { sort, page, pageSize } = query;
  const filters = readFilters(query, query.featured);
  const answer = await professionalSearch().ask({ kind: 'search', filters, sort, page, pageSize });
  const { userIds, remoteIds, ...found } = answer;
  // At most one of both has people.
  return { records: await read(userIds), remote: await read(remoteIds), ...found };
}

/** Cities and states that fit what was typed, with how many pass the other filters there. */
export function suggestLocations({ typed, ...query }: LocationQuery): Promise<readonly LocationSuggestion[]> {
  return professionalSearch().ask({ kind: 'locations', filters: readFilters(query), typed });
}

/** Reads what services usually cost; those of a profile's form if none are named. Unknown ones are left out. */
export async function typicalPrices(query: TypicalPriceQuery): Promise<readonly TypicalPrice[]> {
  const asked = (query.services ?? []).flatMap((entry) => entry.split(',')).filter((entry) => entry.trim());
  const all = profileFormOptions.services.map(({ id }) => id);
  const known = (asked.length > 0 ? asked : all).flatMap((entry) => {
    const term = resolveTerm('service', entry);
    return term?.kind === 'service' ? term.id : [];
  });
  const services = [...new Set(known)].slice(0, searchLimits.typicalServicesMax);
  return services.length === 0 ? [] : professionalSearch().ask({ kind: 'prices', services });
}

/** Counts everyone who is listed. */
export function countProfessionals(): Promise<HomeCounts> {
  return professionalSearch().ask({ kind: 'totals', filters: readFilters({}) });
}

/** Featured professionals, best rated first. */
export async function featuredProfessionals(profession?: Profession): Promise<ProfessionalRecord[]> {
  const filters = readFilters(profession ? { profession } : {}, 'only');
  const [userIds = []] = await professionalSearch().ask({
    kind: 'first',
    selections: [filters],
    order: 'rating',
    limit: searchLimits.featuredMax,
  });
  return read(userIds);
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

/** The professionals of a comparison: at most four, each once, in the order of their ids; hidden ones are left out. */
export async function comparedProfessionals(ids: string, viewer: User | null): Promise<ProfessionalRecord[]> {
  const asked = [...new Set(ids.split(',').map(Number))]
    .filter((id) => Number.isSafeInteger(id) && id > 0)
    .slice(0, compareLimits.max);
  return (await readProfessionals(database(), asked)).filter((record) => maySee(viewer, record));
}

/** Tells whether the viewer and a professional have written to each other. */
export async function areInConversation(viewer: User | null, professionalId: number): Promise<boolean> {
  if (!viewer) return false;
  const wrote = (senderId: number, receiverId: number): Promise<unknown> =>
    database()('messages').where({ senderId, receiverId }).first('id');
  return (await Promise.all([wrote(viewer.id, professionalId), wrote(professionalId, viewer.id)])).every(Boolean);
}

/** Finds which of these professionals the viewer has reviewed. */
export async function reviewedBy(
  viewer: User | null,
  records: readonly ProfessionalRecord[],
): Promise<ReadonlySet<number>> {
  if (viewer?.userType !== 'client' || records.length === 0) return new Set();
  const rows = await database()<{ accountantId: number; clientId: number }>('reviews')
    .select('accountantId')
    .where('clientId', viewer.id)
    .whereIn(
      'accountantId',
      records.map(({ user }) => user.id),
    );
  return new Set(rows.map(({ accountantId }) => accountantId));
}
