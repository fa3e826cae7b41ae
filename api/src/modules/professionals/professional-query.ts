import type { Knex } from 'knex';
import type { TaxonomyKind } from '../../contract/taxonomy';
import { hasFullText, likePrefix, whereWords } from '../../../db/text-search';
import type { Database } from '../../platform/database/open-database';
import type { ProfessionalFilters } from './professional-filters';

/** A condition on tags that is ready to be put into a query. */
export interface TagCondition {
  readonly kind: TaxonomyKind | 'profession';
  readonly values: readonly string[];
  /** Few profiles have one of the values. */
  readonly rare: boolean;
}

/** Below this many matches it is faster to start from the tags; above it, to walk the rating index and test each profile. */
const rareBelow = 1_000;

const tagKinds: readonly TaxonomyKind[] = ['service', 'specialty', 'industry', 'clientType'];

async function isRare(database: Database, kind: string, values: readonly string[]): Promise<boolean> {
  const some = database('profile_tags').select('profileId').where('kind', kind).whereIn('value', values).limit(rareBelow).as('some');
  const [row] = await database.from(some).count({ found: '*' });
  return Number(row?.found ?? 0) < rareBelow;
}

/** Looks the frequency of every wanted tag group up, once for all the queries of a search. */
export async function tagConditions(database: Database, filters: ProfessionalFilters): Promise<TagCondition[]> {
  const wanted: { kind: TagCondition['kind']; values: readonly string[] }[] = [
    ...tagKinds.map((kind) => ({ kind, values: filters.tags[kind] })),
    { kind: 'profession', values: filters.professions },
  ];
  return Promise.all(
    wanted.filter(({ values }) => values.length > 0).map(async (condition) => ({ ...condition, rare: await isRare(database, condition.kind, condition.values) })),
  );
}

function whereTagged(query: Knex.QueryBuilder, database: Database, { kind, values, rare }: TagCondition): void {
  if (rare) {
    query.whereIn('p.id', database('profile_tags').select('profileId').where('kind', kind).whereIn('value', values));
    return;
  }
  // The limit keeps MySQL and MariaDB from turning this into a join that starts from a million tags.
  const match = database('profile_tags as t').select(database.raw('1')).whereRaw('t.?? = p.??', ['profileId', 'id']).where('t.kind', kind).whereIn('t.value', values).limit(1);
  query.whereRaw('(?) = 1', [match]);
}

function wherePlace(query: Knex.QueryBuilder, database: Database, filters: ProfessionalFilters): void {
  if (filters.stateCode) query.where('p.stateCode', filters.stateCode);
  if (filters.city) query.where('p.cityKey', 'like', likePrefix(filters.city));
  const { place } = filters;
  if (!place) return;
  query.where((either) => {
    either
      .where('p.cityKey', 'like', likePrefix(place))
      .orWhere('p.zip', 'like', likePrefix(place.split(' ')[0] ?? place))
      .orWhereExists(database('users as o').select(database.raw('1')).whereRaw('?? = ??', ['o.id', 'p.userId']).whereRaw('lower(??) = ?', ['o.state', place]));
  });
}

/**
 * The listed profiles that pass the filters, as `p`; nothing is selected or ordered yet.
 * @param except a group whose own choice is left aside, for counting what choosing otherwise would give
 */
export function matchingProfiles(
  database: Database,
  filters: ProfessionalFilters,
  conditions: readonly TagCondition[],
  except?: TaxonomyKind | 'state',
): Knex.QueryBuilder {
  const query = database('accountant_profiles as p').where('p.listed', true);
  for (const condition of conditions) if (condition.kind !== except) whereTagged(query, database, condition);
  wherePlace(query, database, except === 'state' ? { ...filters, stateCode: '' } : filters);
  if (filters.featured) query.where('p.featured', filters.featured === 'only');
  if (filters.words.length > 0) whereWords(query, 'p.searchText', filters.words, hasFullText(database));
  return query;
}
