import type { User } from '@counterpart/api/contract';
import { Button } from '@counterpart/design-system/button';
import { Field } from '@counterpart/design-system/field';
import { Grid, Stack } from '@counterpart/design-system/layout';
import { PasswordInput, TextInput } from '@counterpart/design-system/text-input';
import { useEffect, useRef, type ReactNode } from 'react';
import { PersonFields } from '../../../forms/person-fields';
import { useForm } from '@counterpart/design-system/form';
import { useDraft } from '@counterpart/shell/sdk';
import { PendingEmail } from './pending-email';
import { changesEmail, toPersonalValues, validatePersonal, type PersonalValues } from './personal-values';
import { useAccountSettings } from './use-account-settings';

/**
 * The public details of the signed-in user. Another email address requires the password, and stays pending until
 * confirmed.
 */
export function PersonalForm({ user }: { readonly user: User }): ReactNode {
  const { updatePersonal } = useAccountSettings();
  const element = useRef<HTMLFormElement>(null);
  const draft = useDraft('personal');
  const form = useForm<PersonalValues>({
    draft: {
      ...draft,
      // An email that followed the account was not entered.
      write: (entered) => {
        const { email, ...others } = entered;
        draft.write(email === user.email ? others : entered);
      },
    },
    initial: toPersonalValues(user),
    validate: (values) => validatePersonal(values, user),
    send: async (sent, { refuse, saved }) => {
      const outcome = await updatePersonal(sent);
      if ('refused' in outcome) refuse(outcome.refused);
      else saved({ email: outcome.saved.email, currentPassword: '' });
    },
  });
  const { values, errors, pending, set, submit, field } = form;
  useFollowedEmail(user.email, values.email, (email) => set('email', email));

  const focusEmail = () => element.current?.querySelector<HTMLInputElement>('input[name="email"]')?.focus();

  return (
    <form ref={element} noValidate aria-label="Personal Information" onSubmit={(event) => void submit(event)}>
      <Stack gap={20}>
        <PersonFields form={form} />
        {changesEmail(values, user) && (
          <Field
            label="Current password"
            help={errors.currentPassword ? undefined : 'To change your email address, enter your password.'}
            error={errors.currentPassword}
          >
            <PasswordInput {...field('currentPassword')} username={user.username} autoComplete="current-password" />
          </Field>
        )}
        {user.pendingEmail && (
          <PendingEmail email={user.email} pendingEmail={user.pendingEmail} onCancelled={focusEmail} />
        )}
        <Grid columns={2} gap={16}>
          <Field label="City" optional error={errors.city}>
            <TextInput {...field('city')} autoComplete="address-level2" />
          </Field>
          <Field label="State" optional error={errors.state}>
            <TextInput {...field('state')} autoComplete="address-level1" />
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

/** An untouched field shows the new email as soon as it is confirmed, which happens in another tab. */
function useFollowedEmail(email: string, typed: string, follow: (email: string) => void): void {
  const shown = useRef(email);
  useEffect(() => {
    if (shown.current === email) return;
    if (typed === shown.current) follow(email);
    shown.current = email;
  });
}
