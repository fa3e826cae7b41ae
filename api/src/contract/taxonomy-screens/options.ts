import { taxonomyTerms } from '../taxonomy-terms';
import type { TaxonomyOption } from './taxonomy-option';

const labels = new Map<string, string>();
for (const { id, label } of taxonomyTerms) if (!labels.has(id)) labels.set(id, label);

/**
 * The subset of the taxonomy that a screen shows, in the order and the words the specification gives it: 'id' takes the
 * taxonomy's label, 'id=Label' the screen's own.
 */
export const options = (...entries: string[]): TaxonomyOption[] =>
  entries.map((entry) => {
    const [id = entry, label] = entry.split('=');
    return { id, label: label ?? labels.get(id) ?? id };
  });
