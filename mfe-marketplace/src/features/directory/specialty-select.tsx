import type { SearchPage, TaxonomyOption } from '@counterpart/api/contract';
import { CheckboxSelect } from '@counterpart/design-system/checkbox';
import { Field } from '@counterpart/design-system/field';
import type { ReactNode } from 'react';
import { facetText } from '../../finder/facet-text';

interface Props {
  readonly options: readonly TaxonomyOption[];
  readonly value: readonly string[];
  readonly onChange: (value: string[]) => void;
  readonly facets: SearchPage['facets'] | undefined;
}

/** Any number of specialties, with how many people have each. What another list chose stays chosen. */
export function SpecialtySelect({ options, value, onChange, facets }: Props): ReactNode {
  const others = value.filter((chosen) => !options.some(({ id }) => id === chosen));
  return (
    <Field label="Specialties">
      <CheckboxSelect
        label="Specialties"
        placeholder="All specialties"
        options={options.map(({ id, label }) => ({
          value: id,
          label,
          count: facets && facetText(facets.specialties, id),
        }))}
        value={value}
        onChange={(chosen) => onChange([...others, ...chosen])}
      />
    </Field>
  );
}
