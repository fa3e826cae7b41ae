import type { ProfessionalFilters } from './filters';
import type { ProfileValue } from './profile-values';
import type { OrderName, Standing } from './sort-order';

/** The kinds of values that are counted. */
export type FacetKind = Exclude<ProfileValue['kind'], 'profession' | 'featured' | 'home' | 'town'>;

/** Start, direction, and how many to skip and to take. */
export interface Stretch {
  readonly isReversed: boolean;
  /** Begins after this cursor; its professional may have left since. */
  readonly after?: Standing;
  readonly offset: number;
  readonly limit: number;
}

/** One value and how many have it. */
export interface ValueCount {
  readonly value: string;
  readonly count: number;
}

/** Answers questions about listed professionals. */
export interface ProfessionalSource {
  /** A stretch of those who pass, in an order. */
  take(filters: ProfessionalFilters, order: OrderName, stretch: Stretch): Promise<Standing[]>;
  /** Counts those who pass. */
  count(filters: ProfessionalFilters): Promise<number>;
  /**
   * Counts those who pass with each value of some kinds; of each kind its own filter is left out. Values without
   * professionals are left out.
   */
  countValues(
    filters: ProfessionalFilters,
    kinds: readonly FacetKind[],
  ): Promise<ReadonlyMap<FacetKind, readonly ValueCount[]>>;
}
