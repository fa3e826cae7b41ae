import type { Facet, SearchPage } from '../../contract/named-types';
import type { TaxonomyKind } from '../../contract/taxonomy';
import { stateName, termLabel } from '../../contract/taxonomy';
import type { Database } from '../../platform/database/open-database';
import type { ProfessionalFilters } from './professional-filters';
import { matchingProfiles } from './professional-query';
import type { TagCondition } from './professional-query';

type Facets = SearchPage['facets'];

interface TagCount {
  readonly kind: TaxonomyKind;
  readonly value: string;
  readonly found: number | string;
}

/** Counts look at this many matching profiles at most; beyond, they are lower bounds like the capped total. */
const countedProfiles = 2_000;

const groups: Readonly<Record<TaxonomyKind, Exclude<keyof Facets, 'states'>>> = {
  service: 'services',
  specialty: 'specialties',
  industry: 'industries',
  clientType: 'clientTypes',
};

const byCount = (one: Facet, other: Facet): number => other.count - one.count || one.label.localeCompare(other.label, 'en-US');

/**
 * What each filter value would leave. The values of a group ignore the group's own choice: choosing another one shows what
 * it would give instead of nothing. Values that nobody has are left out.
 */
export async function countFacets(database: Database, filters: ProfessionalFilters, conditions: readonly TagCondition[]): Promise<Facets> {
  const facets: Facets = { services: [], specialties: [], industries: [], clientTypes: [], states: [] };
  const kinds = Object.keys(groups) as TaxonomyKind[];
  const chosen = kinds.filter((kind) => filters.tags[kind].length > 0);
  const free = kinds.filter((kind) => !chosen.includes(kind));

  const count = async (counted: readonly TaxonomyKind[], except?: TaxonomyKind): Promise<void> => {
    if (counted.length === 0) return;
    const candidates = matchingProfiles(database, filters, conditions, except).select('p.id').limit(countedProfiles).as('candidates');
    const rows: TagCount[] = await database
      .from(candidates)
      // A cross join with a condition: SQLite then starts from the candidates instead of from every tag. To MySQL it is a plain join.
      .joinRaw('cross join ?? as t on t.?? = candidates.??', ['profile_tags', 'profileId', 'id'])
      .whereIn('t.kind', [...counted])
      .groupBy('t.kind', 't.value')
      .select('t.kind', 't.value')
      .count({ found: '*' });
    for (const { kind, value, found } of rows) facets[groups[kind]].push({ value, label: termLabel(kind, value), count: Number(found) });
  };

  const countStates = async (): Promise<void> => {
    const candidates = matchingProfiles(database, filters, conditions, 'state').select('p.stateCode').limit(countedProfiles).as('candidates');
    const rows: { stateCode: string | null; found: number | string }[] = await database.from(candidates).groupBy('stateCode').select('stateCode').count({ found: '*' });
    for (const { stateCode, found } of rows) if (stateCode) facets.states.push({ value: stateCode, label: stateName(stateCode), count: Number(found) });
  };

  await Promise.all([count(free), ...chosen.map((kind) => count([kind], kind)), countStates()]);
  for (const list of Object.values(facets)) list.sort(byCount);
  return facets;
}
