import type { Facet, SearchPage } from '../../contract/named-types';
import type { TaxonomyKind } from '../../contract/taxonomy';
import { stateName, termLabel } from '../../contract/taxonomy';
import type { Database } from '../../platform/database/open-database';
import type { ProfessionalFilters } from './professional-filters';
import type { Planner, SearchPlan } from './professional-query';
import { matchingProfiles } from './professional-query';

type Facets = SearchPage['facets'];

interface TagCount {
  readonly kind: TaxonomyKind;
  readonly value: string;
  readonly found: number | string;
}

const groups: Readonly<Record<TaxonomyKind, Exclude<keyof Facets, 'states'>>> = {
  service: 'services',
  specialty: 'specialties',
  industry: 'industries',
  clientType: 'clientTypes',
};

const byCount = (one: Facet, other: Facet): number => other.count - one.count || one.label.localeCompare(other.label, 'en-US');

/** Counts look at this many profiles at most; of more, they are lower bounds like the capped total. */
const countedProfiles = 500;

/** Ids of profiles that pass the filters, up to `limit`. Nothing else is read: an index alone answers this. */
export async function readMatchingIds(database: Database, filters: ProfessionalFilters, plan: SearchPlan, limit: number): Promise<number[]> {
  const rows: { id: number }[] = await matchingProfiles(database, filters, plan).select('p.id').limit(limit);
  return rows.map(({ id }) => id);
}

interface Counted {
  readonly ids: readonly number[];
  readonly isCapped: boolean;
}

const toCounted = (ids: readonly number[]): Counted => ({ ids: ids.slice(0, countedProfiles), isCapped: ids.length > countedProfiles });

/** How often each value of some groups occurs among profiles. */
async function readTagCounts(database: Database, kinds: readonly TaxonomyKind[], ids: readonly number[]): Promise<TagCount[]> {
  const candidates = database('accountant_profiles').select('id').whereIn('id', ids).as('candidates');
  return (
    database
      .from(candidates)
      // A cross join with a condition: SQLite then starts from the profiles instead of from every tag. To MySQL it is a plain join.
      .joinRaw('cross join ?? as t on t.?? = candidates.??', ['profile_tags', 'profileId', 'id'])
      .whereIn('t.kind', [...kinds])
      .groupBy('t.kind', 't.value')
      .select('t.kind', 't.value')
      .count({ found: '*' })
  );
}

/**
 * What each filter value would leave. The values of a group ignore the group's own choice: choosing another one shows what
 * it would give instead of nothing. Values that nobody has are left out.
 * @param matching ids of profiles that pass every filter
 */
export async function countFacets(database: Database, filters: ProfessionalFilters, planner: Planner, matching: readonly number[]): Promise<Facets> {
  const facets: Facets = { services: [], specialties: [], industries: [], clientTypes: [], states: [] };
  const kinds = Object.keys(groups) as TaxonomyKind[];
  const chosen = kinds.filter((kind) => filters.tags[kind].length > 0);

  const count = async (counted: readonly TaxonomyKind[], { ids, isCapped }: Counted): Promise<void> => {
    if (counted.length === 0 || ids.length === 0) return;
    for (const { kind, value, found } of await readTagCounts(database, counted, ids)) {
      facets[groups[kind]].push({ value, label: termLabel(kind, value), count: Number(found), isCapped });
    }
  };
  const without = async (left: ProfessionalFilters): Promise<Counted> => toCounted(await readMatchingIds(database, left, await planner(left), countedProfiles + 1));

  await count(kinds.filter((kind) => !chosen.includes(kind)), toCounted(matching));
  for (const kind of chosen) await count([kind], await without({ ...filters, tags: { ...filters.tags, [kind]: [] } }));
  facets.states.push(...(await countStates(database, filters.stateCode ? await without({ ...filters, stateCode: '' }) : toCounted(matching))));
  for (const list of Object.values(facets)) list.sort(byCount);
  return facets;
}

async function countStates(database: Database, { ids, isCapped }: Counted): Promise<Facet[]> {
  const rows: { stateCode: string; found: number | string }[] = await database('accountant_profiles').whereIn('id', ids).whereNotNull('stateCode').groupBy('stateCode').select('stateCode').count({ found: '*' });
  return rows.map(({ stateCode, found }) => ({ value: stateCode, label: stateName(stateCode), count: Number(found), isCapped }));
}
