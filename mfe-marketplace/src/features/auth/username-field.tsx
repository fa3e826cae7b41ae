import { Field } from '@counterpart/design-system/field';
import { TextInput } from '@counterpart/design-system/text-input';
import type { ReactNode } from 'react';

interface Props {
  readonly label: string;
  readonly help?: string;
  /** A form that has this field among others. */
  readonly form: {
    readonly values: { readonly username: string };
    readonly errors: { readonly username?: string | undefined };
    set(field: 'username', value: string): void;
  };
}

/** The field for what one signs in with; keyboards of telephones leave it as it is typed. */
export function UsernameField({ label, help, form: { values, errors, set } }: Props): ReactNode {
  return (
    <Field label={label} help={errors.username ? undefined : help} error={errors.username}>
      <TextInput
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={values.username}
        onChange={(event) => set('username', event.target.value)}
      />
    </Field>
  );
}
