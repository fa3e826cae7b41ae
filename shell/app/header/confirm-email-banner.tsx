import { Alert } from '@counterpart/design-system/alert';
import { Button } from '@counterpart/design-system/button';
import { Container } from '@counterpart/design-system/layout';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useAct } from '../../sdk/host/use-act';

const Frame = styled.div`
  padding-block: var(--cp-space-12);
`;

/** Asks to follow the mailed link, on every page until it was followed. Nothing waits for it but wider limits. */
export function ConfirmEmailBanner({ email }: { readonly email: string }): ReactNode {
  const { pending, run } = useAct();
  const resend = () =>
    run((api) => api.send('post', '/api/email-confirmation/resend'), {
      done: () => ({ title: 'The link is on its way', description: `Check the inbox of ${email}.` }),
      failed: 'The link was not sent',
    });

  return (
    <Container>
      <Frame>
        <Alert
          title="Confirm your email address"
          action={
            <Button
              size="small"
              variant="secondary"
              pending={pending}
              pendingLabel="Sending..."
              onClick={() => void resend()}
            >
              Send the Link Again
            </Button>
          }
        >{`We sent a link to ${email}. Until you confirm, you can start up to five conversations a day.`}</Alert>
      </Frame>
    </Container>
  );
}
