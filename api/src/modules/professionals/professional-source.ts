import type { FacetKind } from './professional-facets';
import type { ProfessionalFilters } from './professional-filters';
import type { OrderName, Standing } from './professional-order';
import type { Stretch } from './search-index/order';
import type { ValueCount } from './search-index/search-index';

/**
 * Whoever answers questions about listed professionals: the index in memory, or SQL while there is no index. Both give the same
 * answers in the same order.
 */
export interface ProfessionalSource {
  /** A stretch of those who pass, in an order. */
  take(filters: ProfessionalFilters, order: OrderName, stretch: Stretch): Promise<Standing[]>;
  /** How many pass. */
  count(filters: ProfessionalFilters): Promise<number>;
  /** How many pass with each value of some kinds; of each kind its own filter is left out. Values that nobody has are left out. */
  countValues(
    filters: ProfessionalFilters,
    kinds: readonly FacetKind[],
  ): Promise<ReadonlyMap<FacetKind, readonly ValueCount[]>>;
}
