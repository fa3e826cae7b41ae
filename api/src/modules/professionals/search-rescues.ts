import { limits } from '../../contract/limits';
import type { SearchPage } from '../../contract/named-types';
import { cappedTotal } from '../../platform/paging/capped-page';
import type { FilterGroup, ProfessionalMatches } from './professional-matches';
import { countSlots } from './search-index/slot-set';

type Rescue = SearchPage['rescues'][number];
type Loosened = Rescue['without'][number];

/** What a person sees as one filter. */
const loosened: Readonly<Record<Loosened, readonly FilterGroup[]>> = {
  services: ['service'],
  specialties: ['specialty'],
  industry: ['industry'],
  clientTypes: ['clientType'],
  place: ['state', 'place'],
  words: ['words'],
};

/**
 * What to loosen when nobody fits: each filter that alone stands in the way, with how many there are without it; when none does,
 * each pair that does. Most first. Featured and others count together.
 */
export function findRescues(matches: ProfessionalMatches): Rescue[] {
  const chosen = (Object.keys(loosened) as Loosened[]).filter((name) => loosened[name].some((group) => matches.asksFor(group)));
  const singles = chosen.map((name): Loosened[] => [name]);
  const pairs = chosen.flatMap((one, index) => chosen.slice(index + 1).map((other): Loosened[] => [one, other]));
  for (const choices of [singles, pairs]) {
    const counted = choices.map((without) => ({ without, found: countSlots(matches.without('featured', ...without.flatMap((name) => loosened[name]))) }));
    const useful = counted.filter(({ found }) => found > 0).sort((one, other) => other.found - one.found);
    if (useful.length > 0) return useful.slice(0, limits.search.rescuesMax).map(({ without, found }) => ({ without, ...cappedTotal(found, limits.search.totalCap) }));
  }
  return [];
}
