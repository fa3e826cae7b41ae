import { Field } from '@counterpart/design-system/field';
import type { Form } from '@counterpart/design-system/form';
import { from } from '@counterpart/design-system/layout';
import { Select } from '@counterpart/design-system/select';
import { TextInput } from '@counterpart/design-system/text-input';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { OwnPassword } from '../../frame/own-password';
import type { UserValues } from './user-form';
import { userTypeLabels } from './user-list';

/** Two columns where there is room. */
const Columns = styled.div`
  display: grid;
  gap: var(--cp-space-16);

  ${from('small')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** A field as wide as the form. */
const Wide = styled.div`
  grid-column: 1 / -1;
`;

const userTypes = (['client', 'accountant', 'admin'] as const).map((value) => ({
  value,
  label: userTypeLabels[value],
}));

interface Props {
  readonly form: Form<UserValues>;
  /** The change takes the administrator's own password. */
  readonly needsPassword: boolean;
}

/** Name, email, city, state and user type; and the password of who is changing the type. */
export function UserFields({ form, needsPassword }: Props): ReactNode {
  const { errors, field } = form;
  return (
    <Columns>
      <Field label="First name" error={errors.firstName} required>
        <TextInput autoComplete="off" {...field('firstName')} />
      </Field>
      <Field label="Last name" error={errors.lastName} required>
        <TextInput autoComplete="off" {...field('lastName')} />
      </Field>
      <Wide>
        <Field label="Email" error={errors.email} required>
          <TextInput type="email" autoComplete="off" {...field('email')} />
        </Field>
      </Wide>
      <Field label="City" error={errors.city} optional>
        <TextInput autoComplete="off" {...field('city')} />
      </Field>
      <Field label="State" error={errors.state} optional>
        <TextInput autoComplete="off" {...field('state')} />
      </Field>
      <Wide>
        <Field label="User type">
          <Select options={userTypes} {...field('userType')} />
        </Field>
      </Wide>
      {needsPassword && (
        <Wide>
          <OwnPassword form={form} help="To change a user type, enter your own password." />
        </Wide>
      )}
    </Columns>
  );
}
