import { limits } from '../../contract/limits';
import type { Facet, SearchPage } from '../../contract/named-types';
import type { TaxonomyKind } from '../../contract/taxonomy';
import { stateName, termLabel } from '../../contract/taxonomy';
import { cappedTotal } from '../../platform/paging/capped-page';
import type { ProfessionalMatches } from './professional-matches';
import type { SearchIndex } from './search-index/search-index';

type Facets = SearchPage['facets'];
type FacetKind = TaxonomyKind | 'state';

const groups: Readonly<Record<FacetKind, keyof Facets>> = { service: 'services', specialty: 'specialties', industry: 'industries', clientType: 'clientTypes', state: 'states' };

const labelOf = (kind: FacetKind, value: string): string => (kind === 'state' ? stateName(value) : termLabel(kind, value));
// Made once: comparing with the locale's name each time costs more than all the counting.
const { compare } = new Intl.Collator('en-US');

/**
 * What each filter value would leave, counted as far as totals are. The values of a group ignore the group's own choice: choosing
 * another one shows what it would give instead of nothing. Values that nobody has are left out.
 */
export function countFacets(index: SearchIndex, matches: ProfessionalMatches): Facets {
  const facets: Facets = { services: [], specialties: [], industries: [], clientTypes: [], states: [] };
  const kinds = Object.keys(groups) as FacetKind[];
  const chosen = kinds.filter((kind) => matches.asksFor(kind));
  const counted = [index.countValues(kinds.filter((kind) => !chosen.includes(kind)), matches.all()), ...chosen.map((kind) => index.countValues([kind], matches.without(kind)))];
  for (const kind of kinds) {
    const counts = counted.flatMap((some) => some.get(kind) ?? []).map(({ value, count }) => ({ value, count, label: labelOf(kind, value) }));
    counts.sort((one, other) => other.count - one.count || compare(one.label, other.label));
    facets[groups[kind]] = counts.map(({ value, label, count }): Facet => {
      const { total, totalIsCapped } = cappedTotal(count, limits.search.totalCap);
      return { value, label, count: total, isCapped: totalIsCapped };
    });
  }
  return facets;
}
