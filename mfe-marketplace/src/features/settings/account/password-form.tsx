import { Button } from '@counterpart/design-system/button';
import { Field } from '@counterpart/design-system/field';
import { Stack } from '@counterpart/design-system/layout';
import { Text } from '@counterpart/design-system/text';
import { PasswordInput } from '@counterpart/design-system/text-input';
import type { ReactNode } from 'react';
import { useSession } from '@counterpart/shell/sdk';
import { useForm } from '@counterpart/design-system/form';
import { NewPasswordFields } from '../../../forms/new-password-fields';
import { validatePassword, type PasswordValues } from './password-validation';
import { useAccountSettings } from './use-account-settings';

const empty: PasswordValues = { currentPassword: '', newPassword: '', confirmPassword: '' };

/** A new password for the one who knows the current one. Empties itself when it was taken. */
export function PasswordForm(): ReactNode {
  const { user } = useSession();
  const { updatePassword } = useAccountSettings();
  const form = useForm({
    draft: null,
    initial: empty,
    validate: validatePassword,
    send: async (change, { reset }) => {
      if (await updatePassword(change)) reset();
    },
  });

  const { errors, pending, submit, field } = form;
  return (
    <form noValidate aria-label="Security" onSubmit={(event) => void submit(event)}>
      <Stack gap={20}>
        <Text tone="muted">A new password logs you out on every other device.</Text>
        <Field label="Current password" error={errors.currentPassword}>
          <PasswordInput
            {...field('currentPassword')}
            username={user?.username ?? null}
            autoComplete="current-password"
          />
        </Field>
        <NewPasswordFields name="newPassword" label="New password" username={null} form={form} />
        <div>
          <Button type="submit" pending={pending} pendingLabel="Saving...">
            Update Password
          </Button>
        </div>
      </Stack>
    </form>
  );
}
