import type { TaxonomyKind } from '../../../../contract/taxonomy';
import type { FilterGroup, ProfessionalFilters } from '../filters';
import type { SearchIndex, TextKind } from './search-index';
import { keepCommon } from './slot-set';
import type { SlotSet } from './slot-set';

const tagKinds: readonly TaxonomyKind[] = ['service', 'specialty', 'industry', 'clientType'];

/** Who passes each group of some filters, found once: leaving a group out then costs only the meeting of the others. */
export class ProfessionalMatches {
  readonly #index: SearchIndex;
  readonly #groups = new Map<FilterGroup, SlotSet>();
  #all: SlotSet | undefined;

  constructor(index: SearchIndex, filters: ProfessionalFilters) {
    this.#index = index;
    for (const kind of tagKinds)
      if (filters.tags[kind].length > 0) this.#groups.set(kind, index.withValue(kind, filters.tags[kind]));
    if (filters.professions.length > 0)
      this.#groups.set('profession', index.withValue('profession', filters.professions));
    if (filters.stateCode) this.#groups.set('state', index.withValue('state', [filters.stateCode]));
    const place = placesOf(filters);
    if (place) this.#groups.set('place', index.withBeginning(place));
    if (filters.words.length > 0) this.#groups.set('words', withWords(index, filters.words));
    if (filters.remote) this.#groups.set('remote', index.withValue('flag', ['remote']));
    if (filters.verified) this.#groups.set('verified', index.withValue('flag', ['verified']));
    if (filters.featured === 'only') this.#groups.set('featured', index.withValue('flag', ['featured']));
    if (filters.apart) this.#groups.set('featured', index.without(filters.apart));
  }

  /** Whoever passes everything; not to be changed. */
  all(): SlotSet {
    this.#all ??= this.without();
    return this.#all;
  }

  /** Whoever passes everything but, perhaps, some groups. */
  without(...groups: readonly FilterGroup[]): SlotSet {
    const set = this.#index.everybody();
    for (const [group, passing] of this.#groups) if (!groups.includes(group)) keepCommon(set, passing);
    return set;
  }
}

/** A city wins over whatever else the place could be. */
function placesOf({ city, place }: ProfessionalFilters): { kind: TextKind; text: string }[] | undefined {
  if (city) return [{ kind: 'city', text: city }];
  return place
    ? [
        { kind: 'city', text: place },
        { kind: 'zip', text: place.split(' ')[0] ?? place },
        { kind: 'region', text: place },
      ]
    : undefined;
}

function withWords(index: SearchIndex, words: readonly string[]): SlotSet {
  const set = index.everybody();
  for (const text of words) keepCommon(set, index.withBeginning([{ kind: 'word', text }]));
  return set;
}
