import { createHash } from 'node:crypto';
import { resolveTerm } from '../../../../contract/taxonomy';
import { aliasesOf } from '../../../../contract/taxonomy-aliases';
import { taxonomyTerms, type TaxonomyKind } from '../../../../contract/taxonomy-terms';
import { stateCode, stateName } from '../../../../contract/us-states';
import { plainText } from '../../../../contract/plain-text';
import { locationKey } from '../../../../contract/locations/location-key';
import { searchTextOf } from '../../../../platform/text/text-search';

/** Fields that a professional is found by. */
export interface IndexedProfessional {
  firstName: string;
  lastName: string;
  city: string | null;
  state: string | null;
  zip: string | null;
  businessName: string | null;
  tagline: string | null;
  bio: string;
  professions: readonly string[];
  services: readonly string[];
  specialties: readonly string[];
  industries: readonly string[];
  clientTypes: readonly string[];
  certifications: readonly string[];
  languages: readonly string[];
}

/** A value that a professional is found by. */
export interface ProfileTag {
  kind: TaxonomyKind | 'profession';
  value: string;
}

/** The derived columns of `accountant_profiles`. */
export interface ProfileIndex {
  stateCode: string | null;
  cityKey: string | null;
  zip: string | null;
  searchText: string;
  /** A state that is none of the United States, as it is compared. */
  regionKey: string | null;
  /** Key of the order by name. */
  nameKey: string;
  /** The languages as they are compared, each between bars: '|english|spanish|'; null without any. */
  languageKeys: string | null;
  /** The city as people read it: 'Austin, TX'; null without one. */
  locationLabel: string | null;
  /** Of the bio without capitals and punctuation: two of the same are a copy. */
  bioHash: string;
}

/** Kind of each id that is not only a specialty. */
const kindBeside = new Map<string, TaxonomyKind>();
for (const { id, kind } of taxonomyTerms) if (kind !== 'specialty' && !kindBeside.has(id)) kindBeside.set(id, kind);

/**
 * The tags a professional is found by. Services and industries count as specialties too, and an industry given as a
 * specialty counts as an industry: the specification's lists overlap ('Bookkeeping' and 'Technology' are specialties on
 * some screens), and a filter must find the same people whichever list it came from.
 */
export function profileTags({
  professions,
  services,
  specialties,
  industries,
  clientTypes,
}: Pick<IndexedProfessional, 'professions' | 'services' | 'specialties' | 'industries' | 'clientTypes'>): ProfileTag[] {
  return [
    ...tagsOf('profession', professions),
    ...tagsOf('service', services),
    ...tagsOf('specialty', [...services, ...industries, ...specialties]),
    ...tagsOf('industry', [...industries, ...specialties.filter(hasIndustryAmongSpecialties)]),
    ...tagsOf('clientType', clientTypes),
  ];
}

/** Tells whether a value given as a specialty also counts as an industry. */
export const hasIndustryAmongSpecialties = (value: string): boolean => kindBeside.get(value) === 'industry';

const tagsOf = (kind: ProfileTag['kind'], values: readonly string[]): ProfileTag[] =>
  [...new Set(values)].map((value) => ({ kind, value }));

const professionWords: Record<string, string> = {
  accountant: 'accountant cpa tax preparer',
  bookkeeper: 'bookkeeper books',
  advisor: 'financial advisor adviser planner',
  cfo: 'fractional cfo chief financial officer',
};

const wordsOf = (kind: TaxonomyKind, ids: readonly string[]): string[] =>
  ids.flatMap((id) => {
    const term = resolveTerm(kind, id);
    return term ? [term.label, ...aliasesOf(term)] : [id];
  });

/** A state of another country as it is compared; null for the United States and nowhere. */
const regionKey = (state: string | null): string | null => (state && !stateCode(state) ? locationKey(state) : null);

function languageKeys(languages: readonly string[]): string | null {
  const keys = [...new Set(languages.map(plainText))].filter(Boolean);
  return keys.length > 0 ? `|${keys.join('|')}|` : null;
}

/** First name, then last name, as they are compared. */
const nameKey = ({ firstName, lastName }: Pick<IndexedProfessional, 'firstName' | 'lastName'>): string =>
  plainText(`${firstName} ${lastName}`);

/** The derived columns: the place in comparable form, and every word worth finding. */
export function profileIndex(professional: IndexedProfessional): ProfileIndex {
  const code = professional.state ? stateCode(professional.state) : null;
  return {
    stateCode: code,
    cityKey: professional.city ? locationKey(professional.city) : null,
    zip: professional.zip,
    nameKey: nameKey(professional),
    regionKey: regionKey(professional.state),
    languageKeys: languageKeys(professional.languages),
    locationLabel: professional.city
      ? [professional.city, code ?? professional.state].filter(Boolean).join(', ')
      : null,
    bioHash: createHash('sha256').update(plainText(professional.bio)).digest('hex'),
    searchText: searchTextOf([
      professional.firstName,
      professional.lastName,
      professional.businessName,
      professional.tagline,
      professional.bio,
      professional.city,
      professional.city && locationKey(professional.city),
      professional.zip,
      code,
      code ? stateName(code) : professional.state,
      ...professional.professions.map((profession) => professionWords[profession] ?? profession),
      ...wordsOf('service', professional.services),
      ...wordsOf('specialty', professional.specialties),
      ...wordsOf('industry', professional.industries),
      ...wordsOf('clientType', professional.clientTypes),
      ...professional.certifications,
      ...professional.languages,
    ]),
  };
}
