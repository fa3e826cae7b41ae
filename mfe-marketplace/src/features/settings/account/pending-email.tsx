import { Alert } from '@counterpart/design-system/alert';
import { Button } from '@counterpart/design-system/button';
import { Inline } from '@counterpart/design-system/layout';
import { useAct, useSession } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';
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
  const { setUser } = useSession();
  const sending = useAct();
  const canceling = useAct();

  const resend = () =>
    sending.run((api) => api.send('post', '/api/users/email-change/resend'), {
      done: () => ({ title: 'The link is on its way', description: `Check the inbox of ${pendingEmail}.` }),
      failed: 'The link was not sent',
    });
  const cancel = () =>
    canceling.run(
      async (api) => {
        const user = await api.send('delete', '/api/users/email-change');
        onCancelled();
        setUser(user);
      },
      {
        done: () => ({ title: 'Email change canceled', description: `Your address is still ${email}.` }),
        failed: 'The change was not canceled',
      },
    );

  return (
    <Alert
      title="Waiting for confirmation"
      action={
        <Inline gap={8}>
          <Button
            size="small"
            variant="secondary"
            disabled={canceling.pending}
            pending={sending.pending}
            pendingLabel="Sending..."
            onClick={() => void resend()}
          >
            Resend Link
          </Button>
          <Button
            size="small"
            variant="ghost"
            disabled={sending.pending}
            pending={canceling.pending}
            pendingLabel="Canceling..."
            onClick={() => void cancel()}
          >
            Cancel Change
          </Button>
        </Inline>
      }
    >
      Open the link we emailed to <Email>{pendingEmail}</Email> to make it your email address. The link works for 24
      hours; your address stays the same until then.
    </Alert>
  );
}
