import type { TaxonomyOption } from '@counterpart/api/contract';
import { Field } from '@counterpart/design-system/field';
import { Select } from '@counterpart/design-system/select';
import type { ReactNode } from 'react';

const ALL = 'all';
/** Stands for a choice this list cannot show: several values, or one that only another list offers. */
const OTHER = 'other-choice';

interface Props {
  readonly label: string;
  /** What the first option says: 'All services'. */
  readonly allLabel: string;
  readonly options: readonly TaxonomyOption[];
  /** What is chosen here and elsewhere on the page. */
  readonly value: readonly string[];
  /** Receives the one chosen id, or none for 'all'. */
  readonly onChange: (value: string[]) => void;
}

/** A list to choose one from, over a filter that may hold several. */
export function ChoiceSelect({ label, allLabel, options, value, onChange }: Props): ReactNode {
  const [only] = value;
  const shown =
    value.length === 1 && options.some(({ id }) => id === only) ? (only ?? ALL) : value.length === 0 ? ALL : OTHER;
  return (
    <Field label={label}>
      <Select
        value={shown}
        onChange={(chosen) => chosen !== OTHER && onChange(chosen === ALL ? [] : [chosen])}
        options={[
          { value: ALL, label: allLabel },
          ...(shown === OTHER
            ? [{ value: OTHER, label: value.length === 1 ? 'Chosen below' : `${value.length} chosen` }]
            : []),
          ...options.map(({ id, label: text }) => ({ value: id, label: text })),
        ]}
      />
    </Field>
  );
}
