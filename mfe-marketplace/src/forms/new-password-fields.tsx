import { passwordLimits } from '@counterpart/api/contract';
import { Field } from '@counterpart/design-system/field';
import type { FieldErrors } from '@counterpart/design-system/form';
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
    readonly values: Passwords<NoInfer<Name>>;
    readonly errors: FieldErrors<Passwords<NoInfer<Name>>>;
    set(field: keyof Passwords<NoInfer<Name>>, value: string): void;
  };
}

/** A password that is chosen, and once more against slips of typing. */
export function NewPasswordFields<Name extends string>({
  name,
  label,
  username,
  form: { values, errors, set },
}: Props<Name>): ReactNode {
  return (
    <>
      <Field
        label={label}
        help={errors[name] ? undefined : `At least ${passwordLimits.min} characters.`}
        error={errors[name]}
      >
        <PasswordInput
          name={name}
          username={username}
          autoComplete="new-password"
          value={values[name]}
          onChange={(event) => set(name, event.target.value)}
        />
      </Field>
      <Field label={`Confirm ${label.toLowerCase()}`} error={errors.confirmPassword}>
        <PasswordInput
          name="confirmPassword"
          username={null}
          autoComplete="new-password"
          value={values.confirmPassword}
          onChange={(event) => set('confirmPassword', event.target.value)}
        />
      </Field>
    </>
  );
}
