import type { Sort } from './finder-query';

/** The orders of results. */
export const sortOptions: readonly { readonly value: Sort; readonly label: string }[] = [
  { value: 'rating', label: 'Highest rated' },
  { value: 'reviews', label: 'Most reviewed' },
  { value: 'nameAsc', label: 'Name, A to Z' },
  { value: 'nameDesc', label: 'Name, Z to A' },
];
