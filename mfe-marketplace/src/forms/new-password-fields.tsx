import { passwordLimits } from '@counterpart/api/contract';
import { Field } from '@counterpart/design-system/field';
import type { FieldErrors, FormField } from '@counterpart/design-system/form';
import { PasswordInput } from '@counterpart/design-system/text-input';
import type { ReactNode } from 'react';

type Passwords<Name extends string> = Readonly<Record<Name | 'confirmPassword', string>>;

interface Props<Name extends string> {
  /** Name of the new password in the form. */
  readonly name: Name;
  readonly label: string;
  /** As for `PasswordInput`. */
  readonly username: string | null;
  /** A form that has these fields among others. */
  readonly form: {
    readonly errors: FieldErrors<Passwords<NoInfer<Name>>>;
    field(name: keyof Passwords<NoInfer<Name>>): FormField<keyof Passwords<NoInfer<Name>>, string>;
  };
}

/** A password that is chosen, and once more against slips of typing. */
export function NewPasswordFields<Name extends string>({
  name,
  label,
  username,
  form: { errors, field },
}: Props<Name>): ReactNode {
  return (
    <>
      <Field
        label={label}
        help={errors[name] ? undefined : `At least ${passwordLimits.min} characters.`}
        error={errors[name]}
      >
        <PasswordInput {...field(name)} username={username} autoComplete="new-password" />
      </Field>
      <Field label={`Confirm ${label.toLowerCase()}`} error={errors.confirmPassword}>
        <PasswordInput {...field('confirmPassword')} username={null} autoComplete="new-password" />
      </Field>
    </>
  );
}
