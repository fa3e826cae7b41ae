import type { TaxonomyOption } from './taxonomy-option';

/** Choices with the screen's own labels: 'id=Label'. */
export const ownOptions = (...entries: `${string}=${string}`[]): TaxonomyOption[] =>
  entries.map((entry) => {
    const [id = entry, label = id] = entry.split('=');
    return { id, label };
  });
