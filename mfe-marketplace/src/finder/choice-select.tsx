import type { TaxonomyOption } from '@counterpart/api/contract';
import { Field } from '@counterpart/design-system/field';
import { Select } from '@counterpart/design-system/select';
import type { ReactNode } from 'react';

const all = 'all';
/** Stands for a choice this list cannot show: several values, or one that only another list offers. */
const other = 'other-choice';

interface Props {
  readonly label: string;
  /** Label of the first option: 'All services'. */
  readonly allLabel: string;
  readonly options: readonly TaxonomyOption[];
  /** Ids chosen here and elsewhere on the page. */
  readonly value: readonly string[];
  /** Receives the one chosen id, or none for 'all'. */
  readonly onChange: (value: string[]) => void;
}

/** A list to choose one from, over a filter that may hold several. */
export function ChoiceSelect({ label, allLabel, options, value, onChange }: Props): ReactNode {
  const [only] = value;
  const shown =
    value.length === 1 && options.some(({ id }) => id === only) ? (only ?? all) : value.length === 0 ? all : other;
  return (
    <Field label={label}>
      <Select
        value={shown}
        onChange={(chosen) => chosen !== other && onChange(chosen === all ? [] : [chosen])}
        options={[
          { value: all, label: allLabel },
          ...(shown === other
            ? [{ value: other, label: value.length === 1 ? 'Chosen below' : `${value.length} chosen` }]
            : []),
          ...options.map(({ id, label: text }) => ({ value: id, label: text })),
        ]}
      />
    </Field>
  );
}
