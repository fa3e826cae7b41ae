import { calendarDayText, type Verification, type VerificationRequest } from '@counterpart/api/contract';
import { Alert } from '@counterpart/design-system/alert';
import { Button } from '@counterpart/design-system/button';
import { Card } from '@counterpart/design-system/card';
import { ConfirmDialog } from '@counterpart/design-system/dialog';
import { Stack } from '@counterpart/design-system/layout';
import { SkeletonText } from '@counterpart/design-system/skeleton';
import { Heading, Text } from '@counterpart/design-system/text';
import { Loaded, useDateText } from '@counterpart/shell/sdk';
import { useState, type ReactNode } from 'react';
import { useVerification, useVerificationChanges } from './use-verification';
import { VerificationForm } from './verification-form';

/** Shows how to get 'Verified Professional' on a profile: what to send, and the outcome. */
export function VerificationPanel(): ReactNode {
  const verification = useVerification();
  return (
    <Card as="section" aria-label="Verification">
      <Stack gap={16}>
        <Heading level={2}>Verification</Heading>
        <Text tone="muted">
          Our team checks your license. Your profile then shows ‘Verified Professional’. It is free and cannot be
          bought.
        </Text>
        <Loaded
          of={verification}
          name="your verification"
          compact
          headingLevel={3}
          skeleton={<SkeletonText lines={4} />}
        >
          {(data) => (
            <>
              <Outcome verification={data} />
              {data.permissions.request && <VerificationForm key={data.request?.id ?? 'first'} verification={data} />}
            </>
          )}
        </Loaded>
      </Stack>
    </Card>
  );
}

function Outcome({ verification: { verified, request } }: { readonly verification: Verification }): ReactNode {
  if (request?.status === 'pending') return <Waiting request={request} />;
  if (verified)
    return (
      <Alert tone="success" title="You are verified">
        {request?.recheckOn ? `We check your license again on ${calendarDayText(request.recheckOn, 'longDay')}.` : null}
      </Alert>
    );
  if (request?.status !== 'rejected') return null;
  return (
    <Alert tone="warning" title="Your last request was not approved">
      {request.reason}
    </Alert>
  );
}

function Waiting({ request }: { readonly request: VerificationRequest }): ReactNode {
  const dateText = useDateText();
  const [isRequesting, setRequesting] = useState(false);
  const [pending, setPending] = useState(false);
  const { withdraw } = useVerificationChanges();
  const confirm = async () => {
    setPending(true);
    await withdraw();
    setPending(false);
    setRequesting(false);
  };
  return (
    <>
      <Alert
        tone="info"
        title="Your license is being checked"
        action={
          <Button variant="secondary" size="small" onClick={() => setRequesting(true)}>
            Withdraw Request
          </Button>
        }
      >
        {`${request.issuer}, ${request.licenceNumber}. Requested on ${dateText(request.createdAt, 'longDay')} with ${request.documents.map(({ name }) => name).join(', ')}.`}
      </Alert>
      <ConfirmDialog
        open={isRequesting}
        onClose={() => setRequesting(false)}
        onConfirm={() => void confirm()}
        title="Withdraw your request?"
        description="You can request it again at any time. Please add your documents again."
        confirmLabel="Withdraw Request"
        pending={pending}
        pendingLabel="Withdrawing..."
      />
    </>
  );
}
