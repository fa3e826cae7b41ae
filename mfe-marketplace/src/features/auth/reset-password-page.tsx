import { passwordLength, passwordLimits, passwordText } from '@counterpart/api/contract';
import { Alert } from '@counterpart/design-system/alert';
import { Button, LinkButton } from '@counterpart/design-system/button';
import { Stack } from '@counterpart/design-system/layout';
import { useAct, useSession, useSiteName } from '@counterpart/shell/sdk';
import { Link } from '@counterpart/design-system/link';
import { Text } from '@counterpart/design-system/text';
import { useLocation, useNavigate } from '@counterpart/shell/sdk/router';
import type { ReactNode } from 'react';
import { useForm, type FieldErrors } from '@counterpart/design-system/form';
import { NewPasswordFields } from '../../forms/new-password-fields';
import { AccountCard } from './account-card';

interface NewPasswordValues {
  readonly password: string;
  readonly confirmPassword: string;
}

function validate({ password, confirmPassword }: NewPasswordValues): FieldErrors<NewPasswordValues> {
  return {
    password:
      passwordLength(password) >= passwordLimits.min
        ? undefined
        : `Password must be at least ${passwordLimits.min} characters`,
    confirmPassword: passwordText(password) === passwordText(confirmPassword) ? undefined : 'Passwords do not match',
  };
}

/** A link may have been cut anywhere. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

/**
 * Page of the emailed link, `/reset-password#token&username`. The browser never sends the part after the # by itself.
 */
export function ResetPasswordPage(): ReactNode {
  const siteName = useSiteName();
  const { setUser } = useSession();
  const { run, failure } = useAct();
  const navigate = useNavigate();
  const { hash, search } = useLocation();
  const isInvited = new URLSearchParams(search).has('invited');
  const [token = '', username = ''] = hash.slice(1).split('&');
  const form = useForm<NewPasswordValues>({
    draft: null,
    initial: { password: '', confirmPassword: '' },
    validate,
    send: async (change) => {
      const title = isInvited ? 'Your account is ready' : 'Password updated';
      const isDone = await run((api) => api.send('post', '/api/password/reset', { body: { token, ...change } }), {
        done: () => ({ title, description: 'Log in with your new password.' }),
      });
      if (!isDone) return;
      setUser(null);
      void navigate('/auth', { replace: true });
    },
  });

  return (
    <AccountCard
      title={isInvited ? `Welcome to ${siteName}` : 'Choose a new password'}
      description={
        isInvited ? 'Choose a password to activate your account.' : 'You will be logged out on every device.'
      }
    >
      <form noValidate aria-label="New Password" onSubmit={(event) => void form.submit(event)}>
        <Stack gap={20}>
          {failure && (
            <Alert
              tone="error"
              title="Error updating password"
              action={
                <LinkButton size="small" variant="secondary" href="/forgot-password">
                  Ask for a New Link
                </LinkButton>
              }
            >
              {failure}
            </Alert>
          )}
          <NewPasswordFields name="password" label="New password" username={decoded(username)} form={form} />
          {isInvited && (
            <Text size="small" tone="muted">
              By opening your account you agree to the <Link href="/terms-of-service">Terms of Service</Link> and the{' '}
              <Link href="/privacy-policy">Privacy Policy</Link>.
            </Text>
          )}
          <Button type="submit" size="large" fullWidth pending={form.pending} pendingLabel="Saving...">
            {isInvited ? 'Open My Account' : 'Update Password'}
          </Button>
        </Stack>
      </form>
    </AccountCard>
  );
}
