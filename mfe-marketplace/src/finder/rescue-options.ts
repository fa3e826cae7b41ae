import { eachProfileFact, profileFacts, resolveTerm, searchLimits, type SearchPage } from '@counterpart/api/contract';
import type { FinderQuery } from './finder-query';
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
  services: 'Any Service',
  specialties: 'Any Specialty',
  industry: 'Any Industry',
  clientTypes: 'Any Client Type',
  location: 'Any Location',
  meetings: 'Remote or in Person',
  words: 'Without the Keywords',
  price: 'Any Price',
  rating: 'Any Rating',
  languages: 'Any Language',
  ...eachProfileFact((name) => profileFacts[name].loosened),
  responseTime: 'Any Response Time',
};

/** The filters without what a rescue leaves out. */
export const rescueChanges = ({ without, remote }: Rescue): Partial<FinderQuery> => ({
  ...(Object.assign({}, ...without.map((group) => changes[group])) as Partial<FinderQuery>),
  ...(remote && { remote }),
});

/**
 * 'Any Location (24)', 'Any Service, Any Location (1,000+)', 'Works Remotely (8)', 'Within 100 Miles of Toronto,
 * OH (3)'.
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
    radius: `Within ${wider.radius} Miles${around && ` of ${around}`}`,
  };
  const text = remote ? 'Works Remotely' : without.map((group) => words[group]).join(', ');
  return `${text} (${total.toLocaleString('en-US')}${totalIsCapped ? '+' : ''})`;
}

function anySpecialty(ids: readonly string[]): string {
  const industries = ids.filter((id) => resolveTerm('specialty', id)?.kind === 'industry');
  if (industries.length === 0) return loosenedWords.specialties;
  return industries.length === ids.length ? loosenedWords.industry : 'Any Industry or Specialty';
}
