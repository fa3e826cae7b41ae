import { Alert } from '@counterpart/design-system/alert';
import { Button } from '@counterpart/design-system/button';
import { Container } from '@counterpart/design-system/layout';
import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { errorSentence } from '../../sdk/api/api-error';
import { useHost } from '../../sdk/host/host';
import { useToast } from '../../sdk/host/use-toast';

const Frame = styled.div`
  padding-block: var(--cp-space-12);
`;

/** Asks to follow the mailed link, on every page until it was followed. Nothing waits for it but wider limits. */
export function ConfirmEmailBanner({ email }: { readonly email: string }): ReactNode {
  const { api } = useHost();
  const showToast = useToast();
  const [pending, setPending] = useState(false);

  const resend = async () => {
    setPending(true);
    try {
      await api.send('post', '/api/email-confirmation/resend');
      showToast({
        title: 'The link is on its way',
        description: `Check the inbox of ${email}.`,
        tone: 'success',
      });
    } catch (error) {
      showToast({ title: 'The link was not sent', description: errorSentence(error), tone: 'destructive' });
    } finally {
      setPending(false);
    }
  };

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
              Send the link again
            </Button>
          }
        >{`We sent a link to ${email}. Until you confirm, you can start up to five conversations a day.`}</Alert>
      </Frame>
    </Container>
  );
}
