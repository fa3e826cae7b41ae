import { limits } from '../../../contract/limits';
import type { Facet, SearchPage } from '../../../contract/named-types';
import { stateName, termLabel } from '../../../contract/taxonomy';
import { cappedTotal } from '../../../platform/paging/capped-page';
import type { ProfessionalFilters } from './filters';
import type { FacetKind, ProfessionalSource } from './source';

type Facets = SearchPage['facets'];
const groups: Readonly<Record<FacetKind, keyof Facets>> = {
  service: 'services',
  specialty: 'specialties',
  industry: 'industries',
  clientType: 'clientTypes',
  state: 'states',
};

const kinds = Object.keys(groups) as FacetKind[];

const labelOf = (kind: FacetKind, value: string): string =>
  kind === 'state' ? stateName(value) : termLabel(kind, value);
// Made once: comparing with the locale's name each time costs more than all the counting.
const { compare } = new Intl.Collator('en-US');

/**
 * What each filter value would leave, counted as far as totals are. The values of a group ignore the group's own
 * choice: choosing another one shows what it would give instead of nothing. Values without professionals are left out.
 */
export async function countFacets(source: ProfessionalSource, filters: ProfessionalFilters): Promise<Facets> {
  const facets: Facets = { services: [], specialties: [], industries: [], clientTypes: [], states: [] };
  const counted = await source.countValues(filters, kinds);
  for (const kind of kinds) {
    const counts = (counted.get(kind) ?? []).map(({ value, count }) => ({
      value,
      count,
      label: labelOf(kind, value),
    }));
    counts.sort(
      (one, other) => other.count - one.count || compare(one.label, other.label) || (one.value < other.value ? -1 : 1),
    );
    facets[groups[kind]] = counts.map(({ value, label, count }): Facet => {
      const { total, totalIsCapped } = cappedTotal(count, limits.search.totalCap);
      return { value, label, count: total, isCapped: totalIsCapped };
    });
  }
  return facets;
}
