import type { AdminUser } from '@counterpart/api/contract';
import { Alert } from '@counterpart/design-system/alert';
import { Button } from '@counterpart/design-system/button';
import { Dialog } from '@counterpart/design-system/dialog';
import { Field } from '@counterpart/design-system/field';
import { from } from '@counterpart/design-system/layout';
import { Select } from '@counterpart/design-system/select';
import { TextInput } from '@counterpart/design-system/text-input';
import { useId, useRef, useState, type SubmitEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { useUpdateUser } from './use-update-user';
import { checkUser, valuesOf, type UserErrors, type UserValues } from './user-form';
import { userTypeLabels } from './user-list';

const Form = styled.form`
  display: grid;
  gap: var(--cp-space-16);

  ${from('small')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Wide = styled.div`
  grid-column: 1 / -1;
`;

const userTypes = (['client', 'accountant', 'admin'] as const).map((value) => ({
  value,
  label: userTypeLabels[value],
}));

interface Props {
  readonly user: AdminUser;
  readonly onClose: () => void;
}

/** Edit User: closes on Cancel or on save; what was typed stays when saving fails. */
export function EditUserDialog({ user, onClose }: Props): ReactNode {
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState<UserValues>(() => valuesOf(user));
  const [errors, setErrors] = useState<UserErrors>({});
  const { save, isSaving, failure } = useUpdateUser(user);

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const found = checkUser(values);
    setErrors(found);
    const firstWrong = Object.keys(found)[0];
    if (firstWrong) form.current?.querySelector<HTMLElement>(`[name="${firstWrong}"]`)?.focus();
    else if (await save(values)) onClose();
  }

  const text = (name: Exclude<keyof UserValues, 'userType'>) => ({
    name,
    autoComplete: 'off',
    value: values[name],
    onChange: (event: { target: { value: string } }) => {
      setValues({ ...values, [name]: event.target.value });
      setErrors({ ...errors, [name]: undefined });
    },
  });

  return (
    <Dialog
      open
      onClose={onClose}
      title="Edit User"
      description={`${user.firstName} ${user.lastName}, ${user.username}`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={isSaving}>
            Cancel
          </Button>
          <Button type="submit" form={formId} pending={isSaving} pendingLabel="Saving...">
            Save Changes
          </Button>
        </>
      }
    >
      <Form id={formId} ref={form} noValidate onSubmit={(event) => void submit(event)}>
        {failure && (
          <Wide>
            <Alert tone="error">{failure}</Alert>
          </Wide>
        )}
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
            <Select
              options={userTypes}
              value={values.userType}
              onChange={(userType) => setValues({ ...values, userType })}
            />
          </Field>
        </Wide>
      </Form>
    </Dialog>
  );
}
