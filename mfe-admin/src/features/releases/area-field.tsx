import { Field } from '@counterpart/design-system/field';
import type { Form } from '@counterpart/design-system/form';
import { TextInput } from '@counterpart/design-system/text-input';
import type { ReactNode } from 'react';

interface Props {
  readonly form: Pick<Form<{ readonly area: string }>, 'values' | 'errors' | 'set'>;
  readonly example: string;
}

/** Short name of an area. */
export function AreaField({ form, example }: Props): ReactNode {
  return (
    <Field label="Area" help={`Its short name: ${example}`} error={form.errors.area} required>
      <TextInput
        value={form.values.area}
        maxLength={80}
        autoComplete="off"
        onChange={(event) => form.set('area', event.target.value.trim())}
      />
    </Field>
  );
}

/** Returns what is wrong with the short name of an area; nothing when it is valid. */
export function areaNameError(name: string): string | undefined {
  if (name === '') return 'Please name the area';
  return /^[a-z][a-z0-9-]*$/.test(name) ? undefined : 'Small letters, digits and hyphens only';
}
