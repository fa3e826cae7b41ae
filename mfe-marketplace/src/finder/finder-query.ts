import {
  eachProfileFact,
  industryClients,
  priceUnits,
  profileFactNames,
  readLocation,
  resolveTerm,
  searchLimits,
  stateCode,
  stateName,
  type PriceUnit,
  type ProfileFactName,
  type TaxonomyKind,
} from '@counterpart/api/contract';
import { pageNumber, type RequestParams } from '@counterpart/shell/sdk';

export type Sort = 'rating' | 'recommended' | 'price' | 'reviews' | 'nameAsc' | 'nameDesc';

/**
 * Search of the search page and the directories, as it is in the URL. The field of a profile fact is true when only
 * profiles for which it holds are wanted.
 */
export interface FinderQuery extends Readonly<Record<ProfileFactName, boolean>> {
  readonly services: readonly string[];
  readonly specialties: readonly string[];
  /** Directories only; on the search page an industry is a specialty. */
  readonly industry: string;
  readonly clientTypes: readonly string[];
  readonly city: string;
  readonly state: string;
  /** Miles around the city; null for the city alone. */
  readonly radius: (typeof searchLimits.radii)[number] | null;
  /** Those who work remotely; with `inPerson` those who do either. */
  readonly remote: boolean;
  readonly inPerson: boolean;
  /** As the API compares them: 'spanish'. */
  readonly languages: readonly string[];
  /** The lowest rating; null for any. */
  readonly minRating: (typeof searchLimits.ratings)[number] | null;
  /** The longest time to a first reply, in hours; null for any. */
  readonly responseHours: (typeof searchLimits.responseHours)[number] | null;
  /** Only prices of this unit; without it there is neither a price range nor an order by price. */
  readonly priceUnit: PriceUnit | '';
  /** In dollars, or percent of assets. */
  readonly minPrice: number | null;
  readonly maxPrice: number | null;
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
  radius: null,
  remote: false,
  inPerson: false,
  ...eachProfileFact(() => false),
  languages: [],
  minRating: null,
  responseHours: null,
  priceUnit: '',
  minPrice: null,
  maxPrice: null,
  q: '',
  sort: 'rating',
  page: 1,
};

const sorts: readonly Sort[] = ['rating', 'recommended', 'price', 'reviews', 'nameAsc', 'nameDesc'];

/**
 * Reads a query in any of the forms that links use: `services` or `service`, lists repeated or with
 * commas, `industry` among the specialties, `location`, old names of taxonomy terms, 'all'.
 */
export function readSearchQuery(search: URLSearchParams): FinderQuery {
  const location = readLocation(text(search, 'location'));
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
    ...facts(search),
    q: text(search, 'q'),
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

/** Parameters of a search, as the contract names them. */
type SearchParams = NonNullable<RequestParams<'get', '/api/accountants/search'>['query']>;

/** Makes the parameters of a search; what is at its default is left out. */
export function searchParams(query: FinderQuery): SearchParams {
  const isOrdered = query.sort !== 'rating' && (query.sort !== 'price' || query.priceUnit !== '');
  return {
    services: [...query.services],
    specialties: [...query.specialties],
    industry: query.industry,
    clientTypes: [...query.clientTypes],
    city: query.city,
    state: query.state,
    radius: cityText(query) ? query.radius : null,
    remote: query.remote || undefined,
    inPerson: query.inPerson || undefined,
    ...eachProfileFact((name) => query[name] || undefined),
    languages: [...query.languages],
    minRating: query.minRating,
    responseHours: query.responseHours,
    priceUnit: query.priceUnit,
    ...(query.priceUnit && { minPrice: query.minPrice, maxPrice: query.maxPrice }),
    q: query.q,
    sort: isOrdered ? query.sort : undefined,
    page: query.page > 1 ? query.page : undefined,
  };
}

/**
 * The canonical parameters: services, specialties, city, state, remote and the other facts, then q, sort, page; what is
 * at its default is left out.
 */
export function finderParams(query: FinderQuery): URLSearchParams {
  const filled = Object.entries(searchParams(query)).map(([name, value]) => [name, String(value ?? '')]);
  return new URLSearchParams(filled.filter(([, value]) => value !== ''));
}

/** The same as the readable end of a URL, commas unescaped: '?services=tax,cfo', or '' for an empty query. */
export function finderSearch(query: FinderQuery): string {
  const search = finderParams(query).toString().replaceAll('%2C', ',');
  return search && `?${search}`;
}

/** The location as a person would type it. */
export function locationText({ city, state }: Pick<FinderQuery, 'city' | 'state'>): string {
  return city ? [city, state].filter(Boolean).join(', ') : stateName(state);
}

/** The city of a location as a person would type it; '' for a state alone or nothing. */
export const cityText = (query: Pick<FinderQuery, 'city' | 'state'>): string =>
  query.city || !stateCode(query.state) ? locationText(query) : '';

/** 'within 25 miles of Austin, TX'; '' without a radius or a city to measure from. */
export const radiusText = (query: Pick<FinderQuery, 'radius'>, around: string): string =>
  query.radius === null || !around ? '' : `within ${query.radius} miles of ${around}`;

/** 'restaurants' when an industry is the only filter beside the location; '' with more filters, null without any. */
export function soughtClients(query: FinderQuery): string | null {
  const industries = [
    ...query.specialties.filter((id) => resolveTerm('specialty', id)?.kind === 'industry'),
    ...(query.industry ? [query.industry] : []),
  ];
  const others =
    query.services.length + query.specialties.length + (query.industry ? 1 : 0) - industries.length > 0 ||
    query.clientTypes.length + query.languages.length > 0 ||
    query.q !== '' ||
    query.priceUnit !== '' ||
    profileFactNames.some((name) => query[name]) ||
    query.minRating !== null ||
    query.responseHours !== null;
  const [industry] = industries;
  if (others) return '';
  return industry && industries.length === 1 ? industryClients(industry) : null;
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

const oneOf = <Step extends number>(numbers: readonly Step[], value: string | null): Step | null =>
  (value && numbers.find((number) => number === Number(value))) || null;

function amount(value: string | null): number | null {
  const number = Number(value);
  return value?.trim() && Number.isFinite(number) && number >= 0 ? Math.round(number * 100) / 100 : null;
}

type Facts = Pick<
  FinderQuery,
  | ProfileFactName
  | 'radius'
  | 'remote'
  | 'inPerson'
  | 'languages'
  | 'minRating'
  | 'responseHours'
  | 'priceUnit'
  | 'minPrice'
  | 'maxPrice'
  | 'sort'
>;

/** Reads the filters by facts, and the order. A price without its unit is left out, a reversed range swapped. */
function facts(search: URLSearchParams): Facts {
  const priceUnit = priceUnits.find((unit) => unit === search.get('priceUnit')) ?? '';
  const ends = priceUnit ? [amount(search.get('minPrice')), amount(search.get('maxPrice'))] : [];
  const [minPrice = null, maxPrice = null] = ends;
  const isTurned = minPrice !== null && maxPrice !== null && minPrice > maxPrice;
  const sort = sorts.find((each) => each === search.get('sort')) ?? 'rating';
  return {
    radius: oneOf(searchLimits.radii, search.get('radius')),
    remote: search.get('remote') === 'true',
    inPerson: search.get('inPerson') === 'true',
    ...eachProfileFact((name) => search.get(name) === 'true'),
    languages: unique(
      search
        .getAll('languages')
        .flatMap((value) => value.split(','))
        .map((value) => value.trim().toLowerCase())
        .filter(Boolean),
    ),
    minRating: oneOf(searchLimits.ratings, search.get('minRating')),
    responseHours: oneOf(searchLimits.responseHours, search.get('responseHours')),
    priceUnit,
    minPrice: isTurned ? maxPrice : minPrice,
    maxPrice: isTurned ? minPrice : maxPrice,
    sort: sort === 'price' && !priceUnit ? 'rating' : sort,
  };
}
