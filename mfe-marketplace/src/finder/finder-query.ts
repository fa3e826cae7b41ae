import { resolveTerm, stateCode, type TaxonomyKind } from '@counterpart/api/contract';

export type Sort = 'rating' | 'reviews' | 'nameAsc' | 'nameDesc';

/** What a person is looking for: the state of the search page and of the directories, as it stands in the URL. */
export interface FinderQuery {
  readonly services: readonly string[];
  readonly specialties: readonly string[];
  /** Directories only; on the search page an industry is a specialty. */
  readonly industry: string;
  readonly clientTypes: readonly string[];
  readonly city: string;
  readonly state: string;
  /** Only those who work remotely. */
  readonly remote: boolean;
  readonly q: string;
  readonly sort: Sort;
  /** From 1. */
  readonly page: number;
}

export const emptyQuery: FinderQuery = {
  services: [],
  specialties: [],
  industry: '',
  clientTypes: [],
  city: '',
  state: '',
  remote: false,
  q: '',
  sort: 'rating',
  page: 1,
};

const sorts: readonly Sort[] = ['rating', 'reviews', 'nameAsc', 'nameDesc'];

/**
 * Reads a query in any of the forms that links use: `services` or `service`, lists repeated or with
 * commas, `industry` among the specialties, `location`, old names of taxonomy terms, 'all'.
 */
export function readSearchQuery(search: URLSearchParams): FinderQuery {
  const location = locationParts(text(search, 'location'));
  const services = terms(search, 'service', 'services', 'service');
  return {
    services: services.filter((id) => !isOnlySpecialty(id)),
    specialties: unique([
      ...services.filter(isOnlySpecialty),
      ...terms(search, 'specialty', 'specialties', 'specialty'),
      ...terms(search, 'industry', 'industry', 'industries'),
    ]),
    industry: '',
    clientTypes: terms(search, 'clientType', 'clientTypes'),
    city: text(search, 'city') || location.city,
    state: canonicalState(text(search, 'state')) || location.state,
    remote: search.get('remote') === 'true',
    q: text(search, 'q'),
    sort: sorts.find((sort) => sort === search.get('sort')) ?? 'rating',
    page: pageNumber(search.get('page')),
  };
}

/** The same for a directory, where the industry is a filter of its own. */
export function readDirectoryQuery(search: URLSearchParams): FinderQuery {
  return {
    ...readSearchQuery(search),
    specialties: terms(search, 'specialty', 'specialties', 'specialty'),
    industry: terms(search, 'industry', 'industry', 'industries')[0] ?? '',
  };
}

/**
 * The canonical parameters: services, specialties, city, state, remote, then q, sort, page; what is at its default is
 * left out.
 */
export function finderParams(query: FinderQuery): URLSearchParams {
  const params = new URLSearchParams();
  const add = (name: string, value: string) => value && params.set(name, value);
  add('services', query.services.join(','));
  add('specialties', query.specialties.join(','));
  add('industry', query.industry);
  add('clientTypes', query.clientTypes.join(','));
  add('city', query.city);
  add('state', query.state);
  add('remote', query.remote ? 'true' : '');
  add('q', query.q);
  add('sort', query.sort === 'rating' ? '' : query.sort);
  add('page', query.page > 1 ? String(query.page) : '');
  return params;
}

/** The same as the readable end of a URL, commas unescaped: '?services=tax,cfo', or '' for an empty query. */
export function finderSearch(query: FinderQuery): string {
  const search = finderParams(query).toString().replaceAll('%2C', ',');
  return search && `?${search}`;
}

/**
 * 'Austin, TX' is a city and a state; one word alone counts as the state, and the API also looks for it among cities.
 */
export function locationParts(location: string): { readonly city: string; readonly state: string } {
  const comma = location.indexOf(',');
  if (comma < 0) return { city: '', state: canonicalState(location.trim()) };
  return { city: location.slice(0, comma).trim(), state: canonicalState(location.slice(comma + 1).trim()) };
}

/** The location as a person would type it. */
export function locationText({ city, state }: Pick<FinderQuery, 'city' | 'state'>): string {
  return [city, state].filter(Boolean).join(', ');
}

const canonicalState = (state: string): string => stateCode(state) ?? state;
/** `services=restaurant` means the industry. */
const isOnlySpecialty = (id: string): boolean => (resolveTerm('service', id)?.kind ?? 'service') !== 'service';
const unique = (values: readonly string[]): string[] => [...new Set(values)];
const text = (search: URLSearchParams, name: string): string => search.get(name)?.trim() ?? '';

function terms(search: URLSearchParams, kind: TaxonomyKind, ...names: readonly string[]): string[] {
  const values = names.flatMap((name) => search.getAll(name)).flatMap((value) => value.split(','));
  return unique(
    values
      .map((value) => value.trim())
      .filter((value) => value && value !== 'all')
      .map((value) => resolveTerm(kind, value)?.id ?? value),
  );
}

function pageNumber(value: string | null): number {
  const page = Number(value);
  return Number.isInteger(page) && page > 1 ? page : 1;
}
