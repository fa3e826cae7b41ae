import { readLocation } from '@counterpart/api/contract';
import { emptyQuery, finderSearch, type FinderQuery } from '../../finder/finder-query';

export interface SearchCardValues {
  /** A service id, or 'all'. */
  readonly service: string;
  /** An industry id, or 'all'. */
  readonly industry: string;
  /** Free text: 'Austin, TX'. */
  readonly location: string;
}

export const noChoice: SearchCardValues = { service: 'all', industry: 'all', location: '' };

/** Builds the query for these values; 'all' matches everything. */
export function searchQuery({ service, industry, location }: SearchCardValues): FinderQuery {
  const chosen = (value: string) => (value === 'all' ? [] : [value]);
  return { ...emptyQuery, services: chosen(service), specialties: chosen(industry), ...readLocation(location) };
}

/** The search page for these values; what is 'all' or empty is left out. */
export const searchHref = (values: SearchCardValues): string => `/search${finderSearch(searchQuery(values))}`;
