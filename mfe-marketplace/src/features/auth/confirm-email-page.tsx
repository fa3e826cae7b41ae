import { Alert } from '@counterpart/design-system/alert';
import { LinkButton } from '@counterpart/design-system/button';
import { Stack } from '@counterpart/design-system/layout';
import { Spinner } from '@counterpart/design-system/spinner';
import { apiKey, errorSentence, useHost, useSession } from '@counterpart/shell/sdk';
import { useLocation } from '@counterpart/shell/sdk/router';
import { useEffect, useState, type ReactNode } from 'react';
import { AccountCard } from './account-card';

type Outcome = { readonly state: 'pending' | 'confirmed' } | { readonly state: 'refused'; readonly sentence: string };

const incompleteLink = 'This link is incomplete. Open it from the email again, or request a new one.';

/**
 * Page of the emailed link, `/confirm-email#token`. Opening it is all a user has to do; opening it again is harmless.
 */
export function ConfirmEmailPage(): ReactNode {
  const outcome = useConfirmation(useLocation().hash.slice(1));
  const { user } = useSession();

  return (
    <AccountCard title="Confirm your email address" description="So we know our emails reach you.">
      {outcome.state === 'pending' && <Spinner centered label="Confirming your address" />}
      {outcome.state === 'confirmed' && (
        <Stack gap={20}>
          <Alert tone="success">Your email address is confirmed.</Alert>
          <LinkButton href={user ? '/dashboard' : '/auth'}>{user ? 'Open Your Dashboard' : 'Log In'}</LinkButton>
        </Stack>
      )}
      {outcome.state === 'refused' && (
        <Stack gap={20}>
          <Alert tone="error" title="Your address is not confirmed">
            {outcome.sentence}
          </Alert>
          <LinkButton variant="secondary" href={user ? '/profile' : '/auth?next=%2Fprofile'}>
            {user ? 'Open Your Settings' : 'Log In for a New Link'}
          </LinkButton>
        </Stack>
      )}
    </AccountCard>
  );
}

/** Sends the link's token once the page is there; the session follows. */
function useConfirmation(token: string): Outcome {
  const { api, session } = useHost();
  const [outcome, setOutcome] = useState<Outcome>({ state: 'pending' });

  useEffect(() => {
    let left = false;
    const show = (next: Outcome) => {
      if (!left) setOutcome(next);
    };
    const confirm = async () => {
      if (!token) {
        show({ state: 'refused', sentence: incompleteLink });
        return;
      }
      try {
        await api.send('post', '/api/email-confirmation', { body: { token } });
        const { user, setUser } = session.getState();
        if (user) setUser(await api.fetch(apiKey('/api/user')));
        show({ state: 'confirmed' });
      } catch (error) {
        show({ state: 'refused', sentence: errorSentence(error) });
      }
    };
    void confirm();
    return () => {
      left = true;
    };
  }, [api, session, token]);

  return outcome;
}
