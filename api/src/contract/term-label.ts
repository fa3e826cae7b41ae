import { taxonomyKinds, taxonomyTerms, type TaxonomyKind } from './taxonomy-terms';

const labels = new Map(taxonomyTerms.map(({ kind, id, label }) => [`${kind}:${id}`, label]));

/** The words for an id: of the asked kind if it has it, else of whichever kind does, else the id itself. */
export function termLabel(kind: TaxonomyKind, id: string): string {
  const known = [kind, ...taxonomyKinds].map((candidate) => labels.get(`${candidate}:${id}`));
  return known.find(Boolean) ?? id;
}
