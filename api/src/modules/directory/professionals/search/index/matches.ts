import { profileFactNames } from '../../../../../contract/profile-facts';
import { tagKinds, type FilterGroup, type ProfessionalFilters } from '../filters';
import type { SearchIndex } from './search-index';
import { addAll, intersect, type OrdinalSet } from './ordinal-set';
import { yes } from '../profile-values';

/** Matches of each group of some filters, found once: leaving a group out then only intersects the others. */
export class ProfessionalMatches {
  readonly #index: SearchIndex;
  readonly #groups = new Map<FilterGroup, OrdinalSet>();
  #all: OrdinalSet | undefined;

  constructor(index: SearchIndex, filters: ProfessionalFilters) {
    this.#index = index;
    for (const kind of tagKinds)
      if (filters.tags[kind].length > 0) this.#groups.set(kind, index.withValue(kind, filters.tags[kind]));
    if (filters.professions.length > 0)
      this.#groups.set('profession', index.withValue('profession', filters.professions));
    if (filters.stateCode && !filters.around?.near)
      this.#groups.set('state', index.withValue('state', [filters.stateCode]));
    const location = located(index, filters);
    if (location) this.#groups.set('location', location);
    if (filters.words.length > 0) this.#groups.set('words', withWords(index, filters.words));
    if (filters.meetings.length > 0) this.#groups.set('meeting', index.withValue('meeting', filters.meetings));
    if (filters.languages.length > 0) this.#groups.set('language', index.withValue('language', filters.languages));
    if (filters.minRating) this.#groups.set('rating', index.withValue('rating', [String(filters.minRating)]));
    if (filters.responseHours)
      this.#groups.set('response', index.withValue('response', [String(filters.responseHours)]));
    if (filters.price) this.#groups.set('price', withPrice(index, filters.price));
    for (const name of profileFactNames) if (filters[name]) this.#groups.set(name, index.withValue(name, [yes]));
    if (filters.featured === 'only') this.#groups.set('featured', index.withValue('featured', [yes]));
    if (filters.apart) this.#groups.set('featured', index.without(filters.apart));
  }

  /** Those who pass all filters; not to be changed. */
  all(): OrdinalSet {
    this.#all ??= this.without();
    return this.#all;
  }

  /** Those who pass all filters except, perhaps, those of some groups. */
  without(...groups: readonly FilterGroup[]): OrdinalSet {
    const set = this.#index.listed();
    for (const [group, passing] of this.#groups) if (!groups.includes(group)) intersect(set, passing);
    return set;
  }
}

/** A city takes precedence over what else the location could mean; a radius is of a city alone. */
function located(index: SearchIndex, { city, location, around }: ProfessionalFilters) {
  if (around?.near) {
    const set = index.withValue('home', [around.town]);
    addAll(set, index.withValue('town', around.near));
    return set;
  }
  if (city) return index.withBeginning([{ kind: 'city', text: city }]);
  return location
    ? index.withBeginning([
        { kind: 'city', text: location },
        { kind: 'zip', text: location.split(' ')[0] ?? location },
        { kind: 'region', text: location },
      ])
    : undefined;
}

function withPrice(index: SearchIndex, { unit, min, max }: NonNullable<ProfessionalFilters['price']>): OrdinalSet {
  const set = index.withValue('price', [unit]);
  if (min !== undefined || max !== undefined) intersect(set, index.withPrice(min, max));
  return set;
}

function withWords(index: SearchIndex, words: readonly string[]): OrdinalSet {
  const set = index.listed();
  for (const text of words) intersect(set, index.withBeginning([{ kind: 'word', text }]));
  return set;
}
