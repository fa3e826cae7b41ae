import { asksFor, type ProfessionalFilters } from '../filters';
import { ProfessionalMatches } from './matches';
import type { FacetKind, ProfessionalSource, ValueCount } from '../source';
import type { SearchIndex } from './search-index';
import { countOrdinals } from './ordinal-set';

/** Answers from an index, each answer in one go: the index may change between two of them. */
export function indexSource(index: SearchIndex): ProfessionalSource {
  const matchesOf = (filters: ProfessionalFilters): ProfessionalMatches => new ProfessionalMatches(index, filters);
  return {
    take: (filters, order, stretch) => answered(() => index.take(matchesOf(filters).all(), order, stretch)),
    count: (filters) => answered(() => countOrdinals(matchesOf(filters).all())),
    countValues: (filters, kinds) => answered(() => countValues(index, matchesOf(filters), filters, kinds)),
  };
}

const answered = <Answer>(answer: () => Answer): Promise<Answer> => new Promise((resolve) => resolve(answer()));

function countValues(
  index: SearchIndex,
  matches: ProfessionalMatches,
  filters: ProfessionalFilters,
  kinds: readonly FacetKind[],
): Map<FacetKind, readonly ValueCount[]> {
  const counts = new Map<FacetKind, readonly ValueCount[]>();
  const chosen = kinds.filter((kind) => asksFor(filters, kind));
  const others = kinds.filter((kind) => !chosen.includes(kind));
  const free = index.countValues(others, matches.all());
  for (const kind of kinds) {
    const counted = chosen.includes(kind) ? index.countValues([kind], matches.without(kind)) : free;
    counts.set(kind, counted.get(kind) ?? []);
  }
  return counts;
}
