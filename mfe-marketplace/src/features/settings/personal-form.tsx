import type { User } from '@counterpart/api/contract';
import { Button } from '@counterpart/design-system/button';
import { Field } from '@counterpart/design-system/field';
import { Grid, Stack } from '@counterpart/design-system/layout';
import { TextInput } from '@counterpart/design-system/text-input';
import type { ReactNode } from 'react';
import { PersonFields } from '../../forms/person-fields';
import { validatePerson } from '../../forms/person-values';
import { useForm } from '../../forms/use-form';
import { toPersonalValues, type PersonalValues } from './personal-values';
import { useAccountSettings } from './use-account-settings';

/** Who the signed-in person is, for everybody else. */
export function PersonalForm({ user }: { readonly user: User }): ReactNode {
  const { updatePersonal } = useAccountSettings();
  const form = useForm<PersonalValues>({
    initial: toPersonalValues(user),
    validate: validatePerson,
    send: updatePersonal,
  });
  const { values, errors, pending, set, submit } = form;

  return (
    <form noValidate aria-label="Personal Information" onSubmit={(event) => void submit(event)}>
      <Stack gap={20}>
        <PersonFields form={form} />
        <Grid columns={2} gap={16}>
          <Field label="City" optional error={errors.city}>
            <TextInput
              name="city"
              autoComplete="address-level2"
              value={values.city}
              onChange={(event) => set('city', event.target.value)}
            />
          </Field>
          <Field label="State" optional error={errors.state}>
            <TextInput
              name="state"
              autoComplete="address-level1"
              value={values.state}
              onChange={(event) => set('state', event.target.value)}
            />
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
