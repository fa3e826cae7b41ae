import { Alert } from '@counterpart/design-system/alert';
import { Button } from '@counterpart/design-system/button';
import { Inline } from '@counterpart/design-system/layout';
import { errorSentence, useHost, useSession, useToast } from '@counterpart/shell/sdk';
import { useState, type ReactNode } from 'react';
import styled from 'styled-components';

const Email = styled.strong`
  overflow-wrap: anywhere;
`;

interface Props {
  readonly email: string;
  readonly pendingEmail: string;
  /** Called before this notice goes, with the focus in it. */
  readonly onCancelled: () => void;
}

/** The new email that has not been confirmed yet: what is waited for, and the two ways on. */
export function PendingEmail({ email, pendingEmail, onCancelled }: Props): ReactNode {
  const { api } = useHost();
  const { setUser } = useSession();
  const showToast = useToast();
  const [busy, setBusy] = useState<'resend' | 'cancel' | null>(null);

  const resend = async () => {
    setBusy('resend');
    try {
      await api.send('post', '/api/users/email-change/resend');
      showToast({
        title: 'The link is on its way',
        description: `Check the inbox of ${pendingEmail}.`,
        tone: 'success',
      });
    } catch (error) {
      showToast({ title: 'The link was not sent', description: errorSentence(error), tone: 'destructive' });
    } finally {
      setBusy(null);
    }
  };
  const cancel = async () => {
    setBusy('cancel');
    try {
      const user = await api.send('delete', '/api/users/email-change');
      onCancelled();
      setUser(user);
      showToast({ title: 'Email change canceled', description: `Your address is still ${email}.`, tone: 'success' });
    } catch (error) {
      setBusy(null);
      showToast({ title: 'The change was not canceled', description: errorSentence(error), tone: 'destructive' });
    }
  };

  return (
    <Alert
      title="Waiting for confirmation"
      action={
        <Inline gap={8}>
          <Button
            size="small"
            variant="secondary"
            disabled={busy === 'cancel'}
            pending={busy === 'resend'}
            pendingLabel="Sending..."
            onClick={() => void resend()}
          >
            Resend link
          </Button>
          <Button
            size="small"
            variant="ghost"
            disabled={busy === 'resend'}
            pending={busy === 'cancel'}
            pendingLabel="Canceling..."
            onClick={() => void cancel()}
          >
            Cancel change
          </Button>
        </Inline>
      }
    >
      Open the link we mailed to <Email>{pendingEmail}</Email> to make it your email address. The link works for 24
      hours; your address stays the same until then.
    </Alert>
  );
}
