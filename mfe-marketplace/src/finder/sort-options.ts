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

/** What an order goes by, where its name does not say it. */
export const sortReason: Partial<Record<Sort, string>> = {
  recommended:
    'Recommended goes by ratings from verified clients only, weighed by how many there are: one five-star review counts for less than ten good ones. Plans and payments play no part.',
};
