import type { User } from '@counterpart/api/contract';
import { Avatar } from '@counterpart/design-system/avatar';
import { Button } from '@counterpart/design-system/button';
import { Field } from '@counterpart/design-system/field';
import { Grid, Inline, Stack } from '@counterpart/design-system/layout';
import { Text } from '@counterpart/design-system/text';
import { TextInput } from '@counterpart/design-system/text-input';
import type { ReactNode } from 'react';
import { useForm } from '../../forms/use-form';
import { fullName } from '../../professionals/professional-text';
import { toPersonalValues, validatePersonal } from './personal-validation';
import { useAccountSettings } from './use-account-settings';

/** Who the signed-in person is, for everybody else. */
export function PersonalForm({ user }: { readonly user: User }): ReactNode {
  const { updatePersonal } = useAccountSettings();
  const { values, errors, pending, set, submit } = useForm({ initial: toPersonalValues(user), validate: validatePersonal, send: updatePersonal });
  const name = fullName(user);

  return (
    <form noValidate aria-label="Personal Information" onSubmit={(event) => void submit(event)}>
      <Stack gap={20}>
        <Inline gap={16}>
          <Avatar id={user.id} name={name} src={user.profilePicture} size="large" />
          <div>
            <Text weight="semibold">{name}</Text>
            <Text size="small" tone="muted">{`Username: ${user.username}`}</Text>
          </div>
        </Inline>
        <Grid columns={2} gap={16}>
          <Field label="First name" error={errors.firstName}>
            <TextInput name="firstName" autoComplete="given-name" value={values.firstName} onChange={(event) => set('firstName', event.target.value)} />
          </Field>
          <Field label="Last name" error={errors.lastName}>
            <TextInput name="lastName" autoComplete="family-name" value={values.lastName} onChange={(event) => set('lastName', event.target.value)} />
          </Field>
        </Grid>
        <Field label="E-mail" error={errors.email}>
          <TextInput name="email" type="email" autoComplete="email" value={values.email} onChange={(event) => set('email', event.target.value)} />
        </Field>
        <Grid columns={2} gap={16}>
          <Field label="City" optional error={errors.city}>
            <TextInput name="city" autoComplete="address-level2" value={values.city} onChange={(event) => set('city', event.target.value)} />
          </Field>
          <Field label="State" optional error={errors.state}>
            <TextInput name="state" autoComplete="address-level1" value={values.state} onChange={(event) => set('state', event.target.value)} />
          </Field>
        </Grid>
        <div>
          <Button type="submit" pending={pending} pendingLabel="Saving...">
            Save Changes
          </Button>
        </div>
      </Stack>
    </form>
  );
}
