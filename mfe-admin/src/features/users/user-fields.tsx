import { Field } from '@counterpart/design-system/field';
import { from } from '@counterpart/design-system/layout';
import { Select } from '@counterpart/design-system/select';
import { PasswordInput, TextInput } from '@counterpart/design-system/text-input';
import { useSession } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { UserErrors, UserValues } from './user-form';
import { userTypeLabels } from './user-list';

/** The form of a dialog: two columns where there is room. */
export const UserForm = styled.form`
  display: grid;
  gap: var(--cp-space-16);

  ${from('small')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** A field as wide as the form. */
export const Wide = styled.div`
  grid-column: 1 / -1;
`;

const userTypes = (['client', 'accountant', 'admin'] as const).map((value) => ({
  value,
  label: userTypeLabels[value],
}));

interface Props {
  readonly values: UserValues;
  readonly errors: UserErrors;
  readonly onChange: (field: keyof UserValues, value: string) => void;
  /** The change takes the administrator's own password. */
  readonly needsPassword: boolean;
}

/** Name, email, city, state and user type; and the password of who is changing the type. */
export function UserFields({ values, errors, onChange, needsPassword }: Props): ReactNode {
  const { user } = useSession();
  const text = (name: Exclude<keyof UserValues, 'userType'>) => ({
    name,
    autoComplete: 'off',
    value: values[name],
    onChange: (event: { target: { value: string } }) => onChange(name, event.target.value),
  });
  return (
    <>
      <Field label="First name" error={errors.firstName} required>
        <TextInput {...text('firstName')} />
      </Field>
      <Field label="Last name" error={errors.lastName} required>
        <TextInput {...text('lastName')} />
      </Field>
      <Wide>
        <Field label="Email" error={errors.email} required>
          <TextInput type="email" {...text('email')} />
        </Field>
      </Wide>
      <Field label="City" error={errors.city} optional>
        <TextInput {...text('city')} />
      </Field>
      <Field label="State" error={errors.state} optional>
        <TextInput {...text('state')} />
      </Field>
      <Wide>
        <Field label="User type">
          <Select options={userTypes} value={values.userType} onChange={(userType) => onChange('userType', userType)} />
        </Field>
      </Wide>
      {needsPassword && (
        <Wide>
          <Field
            label="Your password"
            help="To change a user type, enter your own password."
            error={errors.currentPassword}
            required
          >
            <PasswordInput
              {...text('currentPassword')}
              username={user?.username ?? null}
              autoComplete="current-password"
            />
          </Field>
        </Wide>
      )}
    </>
  );
}
