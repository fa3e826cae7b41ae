import { termLabel } from '../term-label';
import { ownOptions } from './own-options';
import type { TaxonomyOption } from './taxonomy-option';

/**
 * The subset of the taxonomy that a screen shows, in the order and the words the specification gives it: 'id' takes the
 * taxonomy's label, a service's first, and 'id=Label' the screen's own.
 */
export const options = (...entries: string[]): TaxonomyOption[] =>
  ownOptions(
    ...entries.map((entry) => {
      const [id = entry, label = termLabel('service', id)] = entry.split('=');
      return `${id}=${label}` as const;
    }),
  );
