import type { PriceUnit } from '../../../../contract/named-types';
import { eachProfileFact, profileFactsWhere, type ProfileFactName } from '../../../../contract/profile-facts';
import { resolveTerm, slugOf } from '../../../../contract/taxonomy';
import type { TaxonomyKind } from '../../../../contract/taxonomy-terms';
import { readLocation } from '../../../../contract/places';
import { stateCode } from '../../../../contract/us-states';
import { plainText } from '../../../../contract/plain-text';
import { locationKey } from '../../../../contract/locations/location-key';
import { searchWords } from '../../../../platform/text/text-search';
import { stateOfTown, townOf, townsWithin } from './nearby-towns';
import type { SearchFilters } from './search-query.schema';

/** Way of meeting clients. */
export type Meeting = 'remote' | 'in-person';

/** The groups of taxonomy values; AND between groups, OR inside one. */
export type TagGroups = Readonly<Record<TaxonomyKind, readonly string[]>>;

/** A city whose location is known, so that a radius can be around it. */
export interface Around {
  /** As `townOf` has it. */
  readonly town: string;
  /** 'Austin, TX' */
  readonly label: string;
  /** The towns within the radius: who meets clients in one of them passes too. Undefined for the city alone. */
  readonly near?: readonly string[];
}

/** A search, understood: taxonomy ids, a state's code, words; the facts that have to be true. */
export interface ProfessionalFilters extends Readonly<Partial<Record<ProfileFactName, true>>> {
  readonly tags: TagGroups;
  /** Any of them. */
  readonly professions: readonly string[];
  readonly stateCode?: string;
  /** Beginning of a city's name, plain. */
  readonly city?: string;
  /** A city, a state of another country or a ZIP: whichever matches. */
  readonly location?: string;
  /** Miles that were asked for, whether or not the city is known. */
  readonly radius?: number;
  /** The one reading of the city that a radius is around; undefined when it is not known. */
  readonly around?: Around;
  readonly words: readonly string[];
  /** `exclude` leaves out who is shown apart, beside the first page. */
  readonly featured?: 'only' | 'exclude';
  /** User ids of those who are shown apart, known once the search is answered. */
  readonly apart?: readonly number[];
  /** Ways of meeting clients: any of them. */
  readonly meetings: readonly Meeting[];
  /** Any of them, in comparable form. */
  readonly languages: readonly string[];
  /** One of `searchLimits.ratings`. */
  readonly minRating?: number;
  /** One of `searchLimits.responseHours`. */
  readonly responseHours?: number;
  /** Only those with a price of this unit, from and up to amounts in cents or hundredths of a percent. */
  readonly price?: { readonly unit: PriceUnit; readonly min?: number; readonly max?: number };
}

export const tagKinds: readonly TaxonomyKind[] = ['service', 'specialty', 'industry', 'clientType'];

const eachTagKind = <Value>(valueOf: (kind: TaxonomyKind) => Value): Record<TaxonomyKind, Value> =>
  Object.fromEntries(tagKinds.map((kind) => [kind, valueOf(kind)])) as Record<TaxonomyKind, Value>;

/** Everyone. */
export const noFilters: ProfessionalFilters = {
  tags: eachTagKind(() => []),
  professions: [],
  words: [],
  meetings: [],
  languages: [],
};

const split = (lists: readonly (readonly string[] | undefined)[]): string[] =>
  lists
    .flatMap((list) => list ?? [])
    .flatMap((entry) => entry.split(','))
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '' && slugOf(entry) !== 'all');

/**
 * A spelling that only another group knows moves there (`services=restaurant` is an industry). An unknown one stays and
 * matches nothing, so that a mistyped URL shows no results instead of all of them.
 */
function tagGroups(query: SearchFilters): TagGroups {
  const groups = eachTagKind(() => new Set<string>());
  const asked: Record<TaxonomyKind, string[]> = {
    service: split([query.services, query.service]),
    specialty: split([query.specialties, query.specialty]),
    industry: split([query.industry, query.industries]),
    clientType: split([query.clientTypes, query.clientType]),
  };
  for (const kind of tagKinds) {
    for (const entry of asked[kind]) {
      const term = resolveTerm(kind, entry);
      // Services and industries are stored as specialties too, so a specialty never has to move to them.
      const movesTo = !term || (kind === 'specialty' && term.kind !== 'clientType') ? kind : term.kind;
      groups[movesTo].add(term?.id ?? slugOf(entry));
    }
  }
  return eachTagKind((kind) => [...groups[kind]]);
}

type LocationFilters = Pick<ProfessionalFilters, 'stateCode' | 'city' | 'location' | 'radius' | 'around'>;

/** Writes a town's name as towns are written: 'Austin' for 'AUSTIN', 'Winston-Salem', "Coeur d'Alene", "O'Fallon". */
export const townName = (text: string): string =>
  (text === text.toUpperCase() ? text.toLowerCase() : text).replace(
    /(?<=^|-|\s(?!d['’])|(?:^|[\s-])\p{L}['’])\p{L}/gu,
    (letter) => letter.toUpperCase(),
  );

/**
 * Reads the city that a radius is around: in its state, or the one that its name alone means. A city of another country
 * is not looked for in this one.
 */
export function readAround({
  city,
  location,
  stateCode: code,
  radius,
}: Pick<ProfessionalFilters, 'city' | 'location' | 'stateCode' | 'radius'>): Around | undefined {
  if (city && location) return undefined;
  const name = city || location || '';
  const key = locationKey(name);
  const state = stateOfTown(key, code);
  if (!state) return undefined;
  const town = townOf(state, key);
  return { town, label: `${townName(name)}, ${state}`, ...(radius && { near: townsWithin(radius, town) }) };
}

function locationFilters(query: SearchFilters): LocationFilters {
  // A city with its state in one field is read as one: 'city=NYC', 'city=Austin TX'.
  const typed = query.city ? readLocation(query.city) : readLocation(query.location ?? '');
  const city = typed.city || (query.city ?? '');
  const state = query.state || (query.city && !typed.city ? '' : typed.state);
  const code = state ? stateCode(state) : null;
  const cityKey = city ? locationKey(city) : '';
  const location = state && !code ? locationKey(state) : '';
  const filters = {
    ...(code && { stateCode: code }),
    ...(cityKey && { city: cityKey }),
    ...(location && { location }),
    ...(query.radius && { radius: query.radius }),
  };
  const around = readAround({ ...filters, city, location: code ? '' : state });
  return { ...filters, ...(around && { around }) };
}

/** The fields of each group that is no kind of tag. */
const fields = {
  profession: ['professions'],
  state: ['stateCode'],
  location: ['city', 'location', 'around'],
  words: ['words'],
  featured: ['featured', 'apart'],
  meeting: ['meetings'],
  language: ['languages'],
  rating: ['minRating'],
  response: ['responseHours'],
  price: ['price'],
  ...eachProfileFact((name) => [name]),
} as const satisfies Readonly<Record<string, readonly (keyof ProfessionalFilters)[]>>;

/** The filters of a search. Groups are combined with AND; the values of one group with OR. */
export type FilterGroup = TaxonomyKind | keyof typeof fields;

const isTagKind = (group: FilterGroup): group is TaxonomyKind => (tagKinds as readonly string[]).includes(group);

/** Tells whether filters set something in a group. */
export function asksFor(filters: ProfessionalFilters, group: FilterGroup): boolean {
  const values: unknown[] = isTagKind(group) ? [filters.tags[group]] : fields[group].map((name) => filters[name]);
  return values.some((value) => (Array.isArray(value) ? value.length > 0 : value !== undefined));
}

/** The filters without what they ask for of some groups. */
export function loosen(filters: ProfessionalFilters, ...groups: readonly FilterGroup[]): ProfessionalFilters {
  const dropped: readonly string[] = groups.flatMap((group) => (isTagKind(group) ? [] : fields[group]));
  return {
    ...noFilters,
    ...Object.fromEntries(Object.entries(filters).filter(([name]) => !dropped.includes(name))),
    tags: eachTagKind((kind) => (groups.includes(kind) ? [] : filters.tags[kind])),
  };
}

export const hundredths = (amount: number): number => Math.round(amount * 100);

function priceFilter({ priceUnit, minPrice, maxPrice }: SearchFilters): ProfessionalFilters['price'] {
  if (!priceUnit) return undefined;
  return {
    unit: priceUnit,
    ...(minPrice !== undefined && { min: hundredths(minPrice) }),
    ...(maxPrice !== undefined && { max: hundredths(maxPrice) }),
  };
}

/** Understands a query in any of its spellings. */
export function readFilters(query: SearchFilters, featured?: 'only' | 'exclude'): ProfessionalFilters {
  const price = priceFilter(query);
  return {
    tags: tagGroups(query),
    ...locationFilters(query),
    words: searchWords(query.q ?? ''),
    professions: split([query.profession ? [query.profession] : []]),
    ...(featured && { featured }),
    meetings: [...(query.remote ? (['remote'] as const) : []), ...(query.inPerson ? (['in-person'] as const) : [])],
    languages: [...new Set(split([query.languages]).map(plainText))].filter(Boolean),
    ...profileFactsWhere((name) => query[name]),
    ...(query.minRating && { minRating: query.minRating }),
    ...(query.responseHours && { responseHours: query.responseHours }),
    ...(price && { price }),
  };
}
