import type { Sort } from './finder-query';

/** M §9: the orders of results. */
export const SORT_OPTIONS: readonly { readonly value: Sort; readonly label: string }[] = [
  { value: 'rating', label: 'Highest rated' },
  { value: 'reviews', label: 'Most reviewed' },
  { value: 'nameAsc', label: 'Name, A to Z' },
  { value: 'nameDesc', label: 'Name, Z to A' },
];
