import type { PriceUnit } from '../../../../contract/named-types';
import { profileFactsWhere, type ProfileFactName } from '../../../../contract/profile-facts';
import { resolveTerm, slugOf } from '../../../../contract/taxonomy';
import type { TaxonomyKind } from '../../../../contract/taxonomy-terms';
import { readLocation } from '../../../../contract/places';
import { stateCode } from '../../../../contract/us-states';
import { plainText } from '../../../../contract/plain-text';
import { locationKey, searchWords } from '../../../../platform/text/text-search';
import type { ProfessionalQuery } from './search-query.schema';

/** Way of meeting clients. */
export type Meeting = 'remote' | 'in-person';

/** The groups of taxonomy values; AND between groups, OR inside one. */
export type TagGroups = Readonly<Record<TaxonomyKind, readonly string[]>>;

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

/** Everyone. */
export const noFilters: ProfessionalFilters = {
  tags: { service: [], specialty: [], industry: [], clientType: [] },
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
function tagGroups(query: ProfessionalQuery): TagGroups {
  const groups = {
    service: new Set<string>(),
    specialty: new Set<string>(),
    industry: new Set<string>(),
    clientType: new Set<string>(),
  };
  const asked: Record<TaxonomyKind, string[]> = {
    service: split([query.services, query.service]),
    specialty: split([query.specialties, query.specialty]),
    industry: split([query.industry, query.industries]),
    clientType: split([query.clientTypes, query.clientType]),
  };
  for (const kind of Object.keys(asked) as TaxonomyKind[]) {
    for (const entry of asked[kind]) {
      const term = resolveTerm(kind, entry);
      // Services and industries are stored as specialties too, so a specialty never has to move to them.
      const movesTo = !term || (kind === 'specialty' && term.kind !== 'clientType') ? kind : term.kind;
      groups[movesTo].add(term?.id ?? slugOf(entry));
    }
  }
  return {
    service: [...groups.service],
    specialty: [...groups.specialty],
    industry: [...groups.industry],
    clientType: [...groups.clientType],
  };
}

function locationFilters(query: ProfessionalQuery): Pick<ProfessionalFilters, 'stateCode' | 'city' | 'location'> {
  // A city with its state in one field is read as one: 'city=NYC', 'city=Austin TX'.
  const typed = query.city ? readLocation(query.city) : readLocation(query.location ?? '');
  const city = typed.city || (query.city ?? '');
  const state = query.state || (query.city && !typed.city ? '' : typed.state);
  const code = state ? stateCode(state) : null;
  const cityKey = city ? locationKey(city) : '';
  const location = state && !code ? locationKey(state) : '';
  return { ...(code && { stateCode: code }), ...(cityKey && { city: cityKey }), ...(location && { location }) };
}

/** The filters of a search. Groups are combined with AND; the values of one group with OR. */
export type FilterGroup =
  | TaxonomyKind
  | ProfileFactName
  | 'profession'
  | 'state'
  | 'location'
  | 'words'
  | 'featured'
  | 'meeting'
  | 'language'
  | 'rating'
  | 'response'
  | 'price';

const isTagKind = (group: FilterGroup): group is TaxonomyKind =>
  group === 'service' || group === 'specialty' || group === 'industry' || group === 'clientType';

/** Tells whether filters set something in a group. */
export function asksFor(filters: ProfessionalFilters, group: FilterGroup): boolean {
  if (isTagKind(group)) return filters.tags[group].length > 0;
  if (group === 'profession') return filters.professions.length > 0;
  if (group === 'state') return filters.stateCode !== undefined;
  if (group === 'location') return filters.city !== undefined || filters.location !== undefined;
  if (group === 'words') return filters.words.length > 0;
  if (group === 'meeting') return filters.meetings.length > 0;
  if (group === 'language') return filters.languages.length > 0;
  if (group === 'rating') return filters.minRating !== undefined;
  if (group === 'response') return filters.responseHours !== undefined;
  return filters[group] !== undefined;
}

/** The filters without what they ask for of some groups. */
export function loosen(filters: ProfessionalFilters, ...groups: readonly FilterGroup[]): ProfessionalFilters {
  const { stateCode, city, location, featured, apart, minRating, responseHours, price, ...rest } = filters;
  const includes = (group: FilterGroup): boolean => !groups.includes(group);
  return {
    tags: {
      service: includes('service') ? rest.tags.service : [],
      specialty: includes('specialty') ? rest.tags.specialty : [],
      industry: includes('industry') ? rest.tags.industry : [],
      clientType: includes('clientType') ? rest.tags.clientType : [],
    },
    professions: includes('profession') ? rest.professions : [],
    words: includes('words') ? rest.words : [],
    meetings: includes('meeting') ? rest.meetings : [],
    languages: includes('language') ? rest.languages : [],
    ...(stateCode && includes('state') && { stateCode }),
    ...(city && includes('location') && { city }),
    ...(location && includes('location') && { location }),
    ...(featured && includes('featured') && { featured }),
    ...(apart && includes('featured') && { apart }),
    ...profileFactsWhere((name) => filters[name] && includes(name)),
    ...(minRating && includes('rating') && { minRating }),
    ...(responseHours && includes('response') && { responseHours }),
    ...(price && includes('price') && { price }),
  };
}

export const hundredths = (amount: number): number => Math.round(amount * 100);

function priceFilter({ priceUnit, minPrice, maxPrice }: ProfessionalQuery): ProfessionalFilters['price'] {
  if (!priceUnit) return undefined;
  return {
    unit: priceUnit,
    ...(minPrice !== undefined && { min: hundredths(minPrice) }),
    ...(maxPrice !== undefined && { max: hundredths(maxPrice) }),
  };
}

/** Understands a query in any of its spellings. */
export function readFilters(query: ProfessionalQuery, featured?: 'only' | 'exclude'): ProfessionalFilters {
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
