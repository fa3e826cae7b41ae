import { limits } from '../../contract/limits';
import type { SearchPage } from '../../contract/named-types';
import type { TaxonomyKind } from '../../contract/taxonomy';
import type { Database } from '../../platform/database/open-database';
import { cappedTotal } from '../../platform/paging/capped-page';
import type { ProfessionalFilters } from './professional-filters';
import type { Planner } from './professional-query';
import { matchingProfiles } from './professional-query';

type Rescue = SearchPage['rescues'][number];
type Loosened = Rescue['without'][number];

const withoutTags = (filters: ProfessionalFilters, kind: TaxonomyKind): ProfessionalFilters => ({ ...filters, tags: { ...filters.tags, [kind]: [] } });

const without: Readonly<Record<Loosened, (filters: ProfessionalFilters) => ProfessionalFilters>> = {
  services: (filters) => withoutTags(filters, 'service'),
  specialties: (filters) => withoutTags(filters, 'specialty'),
  industry: (filters) => withoutTags(filters, 'industry'),
  clientTypes: (filters) => withoutTags(filters, 'clientType'),
  place: ({ stateCode: _state, city: _city, place: _place, ...rest }) => rest,
  words: (filters) => ({ ...filters, words: [] }),
};

function isChosen(filters: ProfessionalFilters, group: Loosened): boolean {
  if (group === 'place') return Boolean(filters.stateCode || filters.city || filters.place);
  if (group === 'words') return filters.words.length > 0;
  return ({ services: filters.tags.service, specialties: filters.tags.specialty, industry: filters.tags.industry, clientTypes: filters.tags.clientType })[group].length > 0;
}

async function count(database: Database, filters: ProfessionalFilters, planner: Planner): Promise<Pick<Rescue, 'total' | 'totalIsCapped'>> {
  const some = matchingProfiles(database, filters, await planner(filters)).select('p.id').limit(limits.search.totalCap + 1).as('some');
  const [row] = await database.from(some).count({ found: '*' });
  return cappedTotal(Number(row?.found ?? 0), limits.search.totalCap);
}

/**
 * What to loosen when nobody fits: each filter that alone stands in the way, with how many there are without it; when none does,
 * each pair that does. Most first. Featured and others count together.
 */
export async function findRescues(database: Database, { featured: _featured, ...filters }: ProfessionalFilters, planner: Planner): Promise<Rescue[]> {
  const chosen = (Object.keys(without) as Loosened[]).filter((group) => isChosen(filters, group));
  const singles = chosen.map((group): Loosened[] => [group]);
  const pairs = chosen.flatMap((one, index) => chosen.slice(index + 1).map((other): Loosened[] => [one, other]));
  for (const choices of [singles, pairs]) {
    const rescues: Rescue[] = [];
    for (const groups of choices) {
      const loosened = groups.reduce<ProfessionalFilters>((left, group) => without[group](left), filters);
      rescues.push({ without: groups, ...(await count(database, loosened, planner)) });
    }
    const useful = rescues.filter(({ total }) => total > 0);
    if (useful.length > 0) return useful.sort((one, other) => other.total - one.total).slice(0, limits.search.rescuesMax);
  }
  return [];
}
