import { placementPromise } from '../professionals/placement';
import type { FinderQuery, Sort } from './finder-query';

interface SortOption {
  readonly value: Sort;
  readonly label: string;
}

const options: readonly SortOption[] = [
  { value: 'rating', label: 'Highest rated' },
  { value: 'recommended', label: 'Recommended' },
  { value: 'price', label: 'Lowest price' },
  { value: 'reviews', label: 'Most reviewed' },
  { value: 'nameAsc', label: 'Name, A to Z' },
  { value: 'nameDesc', label: 'Name, Z to A' },
];

/** The orders of results. By price only while prices of one unit are shown: others cannot be compared. */
export const sortOptions = ({ priceUnit }: Pick<FinderQuery, 'priceUnit'>): readonly SortOption[] =>
  options.filter(({ value }) => value !== 'price' || priceUnit !== '');

/** Explanation of each order: the API's `orderColumns` in words. Orders by name ignore the plan. */
export const sortReason: Partial<Record<Sort, string>> = {
  rating: `By rating, then by number of reviews. ${placementPromise}`,
  recommended: `Recommended goes by ratings from verified clients only, weighed by how many there are: one five-star review counts for less than ten good ones. ${placementPromise}`,
  price: `By starting price, then by rating and number of reviews. ${placementPromise}`,
  reviews: `By number of reviews, then by rating. ${placementPromise}`,
};
