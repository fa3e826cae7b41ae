import { Field } from '@counterpart/design-system/field';
import type { FormField } from '@counterpart/design-system/form';
import { TextInput } from '@counterpart/design-system/text-input';
import type { ReactNode } from 'react';

interface Props {
  readonly label: string;
  readonly help?: string;
  /** A form that has this field among others. */
  readonly form: {
    readonly errors: { readonly username?: string | undefined };
    field(name: 'username'): FormField<'username', string>;
  };
}

/** The field for what one signs in with; keyboards of telephones leave it as it is typed. */
export function UsernameField({ label, help, form: { errors, field } }: Props): ReactNode {
  return (
    <Field label={label} help={errors.username ? undefined : help} error={errors.username}>
      <TextInput {...field('username')} autoComplete="username" autoCapitalize="none" spellCheck={false} />
    </Field>
  );
}
