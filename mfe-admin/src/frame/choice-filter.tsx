import { Field } from '@counterpart/design-system/field';
import { Select, type SelectOption } from '@counterpart/design-system/select';
import type { ReactNode } from 'react';

interface Props {
  readonly label: string;
  readonly hideLabel?: boolean;
  /** First option, which filters nothing: 'Any status'. */
  readonly any: string;
  readonly options: readonly SelectOption[];
  /** Nothing, or '', where it filters nothing. */
  readonly value: string | null | undefined;
  /** @param value '' for the first option */
  readonly onChange: (value: string) => void;
}

/** A filter by one value of several, or by none. */
export function ChoiceFilter({ label, hideLabel = false, any, options, value, onChange }: Props): ReactNode {
  return (
    <Field label={label} hideLabel={hideLabel}>
      <Select options={[{ value: '', label: any }, ...options]} value={value ?? ''} onChange={onChange} />
    </Field>
  );
}

/** Options of values with their words. */
export const optionsOf = (words: Readonly<Record<string, string | { readonly label: string }>>): SelectOption[] =>
  Object.entries(words).map(([value, word]) => ({ value, label: typeof word === 'string' ? word : word.label }));
