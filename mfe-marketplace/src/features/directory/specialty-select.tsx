import type { TaxonomyOption } from '@counterpart/api/contract';
import type { ReactNode } from 'react';
import { ManyOf } from '../../forms/many-of';

interface Props {
  readonly options: readonly TaxonomyOption[];
  readonly value: readonly string[];
  readonly onChange: (value: string[]) => void;
}

/** Any number of specialties, found by typing. */
export function SpecialtySelect({ options, value, onChange }: Props): ReactNode {
  return (
    <ManyOf
      label="Specialties"
      placeholder="All specialties"
      options={options.map(({ id, label }) => ({ value: id, label }))}
      value={value}
      onChange={onChange}
    />
  );
}
