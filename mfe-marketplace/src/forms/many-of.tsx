import { Field } from '@counterpart/design-system/field';
import { MultiSelectOutline } from '@counterpart/design-system/select';
import { lazy, Suspense, type ReactNode } from 'react';

/** Heavy: travels after the page. */
const MultiSelect = lazy(async () => ({
  default: (await import('@counterpart/design-system/multi-select')).MultiSelect<string>,
}));

interface Props {
  readonly label: string;
  readonly placeholder: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly value: readonly string[];
  readonly onChange: (value: string[]) => void;
  /** Shows 'optional' beside the label. */
  readonly optional?: boolean;
}

/**
 * Any number of many, found by typing. The chosen values render immediately, before the code of the list has loaded.
 */
export function ManyOf({ label, optional = false, ...rest }: Props): ReactNode {
  const chosen = rest.options.filter(({ value }) => rest.value.includes(value)).map((option) => option.label);
  return (
    <Field label={label} optional={optional}>
      <Suspense fallback={<MultiSelectOutline chosen={chosen} placeholder={rest.placeholder} />}>
        <MultiSelect {...rest} />
      </Suspense>
    </Field>
  );
}
