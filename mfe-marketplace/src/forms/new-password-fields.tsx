import { passwordLimits } from '@counterpart/api/contract';
import { Field } from '@counterpart/design-system/field';
import type { FieldErrors } from '@counterpart/design-system/form';
import { PasswordInput } from '@counterpart/design-system/text-input';
import type { ReactNode } from 'react';
import styled from 'styled-components';

type Passwords<Name extends string> = Readonly<Record<Name | 'confirmPassword', string>>;

interface Props<Name extends string> {
  /** Name of the new password in the form. */
  readonly name: Name;
  readonly label: string;
  /** Username, for password managers; absent where the form asks for it. */
  readonly username?: string | undefined;
  /** A form that has these fields among others. */
  readonly form: {
    readonly values: Passwords<NoInfer<Name>>;
    readonly errors: FieldErrors<Passwords<NoInfer<Name>>>;
    set(field: keyof Passwords<NoInfer<Name>>, value: string): void;
  };
}

/** Out of sight, of the keyboard and of screen readers, but not of password managers. */
const Unseen = styled.input`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  border: 0;
  padding: 0;
  opacity: 0;
  pointer-events: none;
`;

/** A password that is chosen, and once more against slips of typing. */
export function NewPasswordFields<Name extends string>({
  name,
  label,
  username,
  form: { values, errors, set },
}: Props<Name>): ReactNode {
  return (
    <>
      {username !== undefined && (
        <Unseen name="username" autoComplete="username" value={username} readOnly tabIndex={-1} aria-hidden="true" />
      )}
      <Field
        label={label}
        help={errors[name] ? undefined : `At least ${passwordLimits.min} characters.`}
        error={errors[name]}
      >
        <PasswordInput
          name={name}
          autoComplete="new-password"
          value={values[name]}
          onChange={(event) => set(name, event.target.value)}
        />
      </Field>
      <Field label={`Confirm ${label.toLowerCase()}`} error={errors.confirmPassword}>
        <PasswordInput
          name="confirmPassword"
          autoComplete="new-password"
          value={values.confirmPassword}
          onChange={(event) => set('confirmPassword', event.target.value)}
        />
      </Field>
    </>
  );
}
