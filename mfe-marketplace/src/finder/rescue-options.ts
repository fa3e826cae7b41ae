import { eachProfileFact, profileFacts, resolveTerm, searchLimits, type SearchPage } from '@counterpart/api/contract';
import { radiusText, type FinderQuery } from './finder-query';
import type { Finder } from './use-finder';

/** Filters that the API proposes to drop when nothing matches. */
export type Rescue = SearchPage['rescues'][number];
type Loosened = Rescue['without'][number];

const wider = { radius: searchLimits.radii[3] };

const changes: Readonly<Record<Loosened, Partial<FinderQuery>>> = {
  services: { services: [] },
  specialties: { specialties: [] },
  industry: { industry: '' },
  clientTypes: { clientTypes: [] },
  radius: wider,
  location: { city: '', state: '', radius: null },
  meetings: { remote: false, inPerson: false },
  words: { q: '' },
  price: { priceUnit: '', minPrice: null, maxPrice: null },
  rating: { minRating: null },
  languages: { languages: [] },
  ...eachProfileFact((name) => ({ [name]: false })),
  responseTime: { responseHours: null },
};

const loosenedWords: Readonly<Record<Exclude<Loosened, 'radius'>, string>> = {
  services: 'any service',
  specialties: 'any specialty',
  industry: 'any industry',
  clientTypes: 'any client type',
  location: 'any location',
  meetings: 'remote or in person',
  words: 'without the keywords',
  price: 'any price',
  rating: 'any rating',
  languages: 'any language',
  ...eachProfileFact((name) => profileFacts[name].loosened),
  responseTime: 'any response time',
};

/** The filters without what a rescue leaves out. */
export const rescueChanges = ({ without, remote }: Rescue): Partial<FinderQuery> => ({
  ...(Object.assign({}, ...without.map((group) => changes[group])) as Partial<FinderQuery>),
  ...(remote && { remote }),
});

/**
 * 'Any location: 24 found', 'Any service, any location: 1,000+ found', 'Works remotely: 8 found', 'Within 100 miles of
 * Toronto, OH: 3 found'.
 * @param finder what was asked: on the search page industries are chosen among the specialties and are called what they
 * are
 */
export function rescueText(
  { without, remote, total, totalIsCapped }: Rescue,
  { query, around }: Pick<Finder, 'query' | 'around'>,
): string {
  const words = {
    ...loosenedWords,
    specialties: anySpecialty(query.specialties),
    // Of a page that another replaces, the city may be gone.
    radius: radiusText(wider, around) || `within ${wider.radius} miles`,
  };
  const text = remote ? 'works remotely' : without.map((group) => words[group]).join(', ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}: ${total.toLocaleString('en-US')}${totalIsCapped ? '+' : ''} found`;
}

function anySpecialty(ids: readonly string[]): string {
  const industries = ids.filter((id) => resolveTerm('specialty', id)?.kind === 'industry');
  if (industries.length === 0) return loosenedWords.specialties;
  return industries.length === ids.length ? loosenedWords.industry : 'any industry or specialty';
}
