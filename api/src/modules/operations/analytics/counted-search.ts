import { resolveTerm } from '../../../contract/taxonomy';
import type { TaxonomyKind } from '../../../contract/taxonomy-terms';
import { readFilters } from '../../directory/professionals/search/filters';
import { searchQuerySchema } from '../../directory/professionals/search/search-query.schema';

/** A search as it is counted, before it is known what of it the found listing says too. */
export interface CountedSearch {
  /** Known to the taxonomy or the directory, sorted: nothing that a visitor made up. */
  readonly terms: Readonly<Record<TaxonomyKind | 'profession', readonly string[]>>;
  readonly stateCode: string | null;
  /** Beginning of a city's name, or whatever was typed for a location. */
  readonly location: string | null;
  readonly words: readonly string[];
}

/** Listing fields that tell which words and locations are its own. */
export interface SearchedListing {
  readonly searchText: string;
  readonly cityKey: string | null;
  readonly city: string | null;
}

/** Reads what is counted of a search; null when the query is invalid. */
export function readCountedSearch(search: string): CountedSearch | null {
  const params = new URLSearchParams(search);
  const query = Object.fromEntries(
    [...new Set(params.keys())].map((name) => [
      name,
      params.getAll(name).length > 1 ? params.getAll(name) : params.get(name),
    ]),
  );
  const result = searchQuerySchema.validate(query);
  if (result.error) return null;
  const { tags, professions, stateCode, city, location, words } = readFilters(result.value);
  const known = (kind: TaxonomyKind) => tags[kind].filter((id) => resolveTerm(kind, id) !== undefined).sort();
  return {
    terms: {
      profession: [...professions].sort(),
      service: known('service'),
      specialty: known('specialty'),
      industry: known('industry'),
      clientType: known('clientType'),
    },
    stateCode: stateCode ?? null,
    location: city ?? location ?? null,
    words: [...words].sort(),
  };
}

/** Names of the parameters under which a search is stored: those of its page's URL. */
export const searchParts = {
  profession: 'profession',
  service: 'services',
  specialty: 'specialties',
  industry: 'industry',
  clientType: 'clientTypes',
} as const satisfies Record<keyof CountedSearch['terms'], string>;

/** Characters that the stored form of a search may have. */
const mostCharacters = 190;

/**
 * The form in which a search is counted for a listing it found. Words and locations stay only as far as they are in
 * the public listing, so that nothing is stored that the searching person alone knows; others become 'other'. Null when
 * it is too long to be a search that many make.
 */
export function subjectOf(
  { terms, stateCode, location, words }: CountedSearch,
  { searchText, cityKey, city }: SearchedListing,
): string | null {
  const params = new URLSearchParams();
  for (const kind of Object.keys(searchParts) as (keyof typeof searchParts)[])
    if (terms[kind].length > 0) params.set(searchParts[kind], terms[kind].join(','));
  if (stateCode) params.set('state', stateCode);
  const isLocationKnown = location !== null && city !== null && (cityKey ?? '').startsWith(location);
  if (isLocationKnown) params.set('city', city);
  const known = words.filter((word) => searchText.includes(` ${word}`));
  if (known.length > 0) params.set('q', known.join(' '));
  if (known.length < words.length || (location !== null && !isLocationKnown)) params.set('other', '1');
  const subject = params.toString();
  return subject.length > mostCharacters ? null : subject;
}
