import { Field } from '@counterpart/design-system/field';
import { MultiSelectOutline } from '@counterpart/design-system/select';
import { lazyPart } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';

interface ListProps {
  readonly placeholder: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly value: readonly string[];
  readonly onChange: (value: string[]) => void;
}

interface Props extends ListProps {
  readonly label: string;
  /** Shows 'optional' beside the label. */
  readonly optional?: boolean;
}

/** Heavy: travels after the page. The chosen values render immediately. */
const MultiSelect = lazyPart<ListProps>(
  async () => (await import('@counterpart/design-system/multi-select')).MultiSelect<string>,
  {
    name: 'this list',
    loading: ({ options, value, placeholder }) => (
      <MultiSelectOutline
        chosen={options.filter((option) => value.includes(option.value)).map((option) => option.label)}
        placeholder={placeholder}
      />
    ),
  },
);

/** Any number of many, found by typing. */
export function ManyOf({ label, optional = false, ...rest }: Props): ReactNode {
  return (
    <Field label={label} optional={optional}>
      <MultiSelect {...rest} />
    </Field>
  );
}
