import { emptyQuery, finderSearch, locationParts } from '../../finder/finder-query';

export interface SearchCardValues {
  /** A service id, or 'all'. */
  readonly service: string;
  /** An industry id, or 'all'. */
  readonly industry: string;
  /** Free text: 'Austin, TX'. */
  readonly location: string;
}

export const noChoice: SearchCardValues = { service: 'all', industry: 'all', location: '' };

/** The search page for these values; what is 'all' or empty is left out. */
export function searchHref({ service, industry, location }: SearchCardValues): string {
  const chosen = (value: string) => (value === 'all' ? [] : [value]);
  return `/search${finderSearch({ ...emptyQuery, services: chosen(service), specialties: chosen(industry), ...locationParts(location) })}`;
}
