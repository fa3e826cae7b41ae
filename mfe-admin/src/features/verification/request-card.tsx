import { limits, type VerificationQueue } from '@counterpart/api/contract';
import { Alert } from '@counterpart/design-system/alert';
import { Button } from '@counterpart/design-system/button';
import { Card } from '@counterpart/design-system/card';
import { DateInput } from '@counterpart/design-system/date-input';
import { Field } from '@counterpart/design-system/field';
import { Inline, Stack } from '@counterpart/design-system/layout';
import { Link } from '@counterpart/design-system/link';
import { Heading, Text } from '@counterpart/design-system/text';
import { TextInput } from '@counterpart/design-system/text-input';
import { useState, type ReactNode } from 'react';
import { useDecide } from './use-decide';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** One request: whose, which license, its documents, and the decision. */
export function RequestCard({
  queued: { request, professional, usedByOthers },
}: {
  readonly queued: VerificationQueue[number];
}): ReactNode {
  const decide = useDecide(request);
  const [reason, setReason] = useState('');
  const [recheckOn, setRecheckOn] = useState('');
  const [error, setError] = useState<string>();
  const [pending, setPending] = useState(false);
  const name = `${professional.firstName} ${professional.lastName}`;

  const send = async (decision: Parameters<typeof decide>[0]) => {
    setPending(true);
    await decide(decision);
    setPending(false);
  };
  const reject = () => {
    if (reason.trim().length < limits.verification.reasonMin) setError('Please give a reason');
    else void send({ decision: 'reject', reason: reason.trim() });
  };

  return (
    <Card as="article" aria-label={`Request of ${name}`}>
      <Stack gap={16}>
        <Stack gap={4}>
          <Heading level={2} size="large">
            <Link href={professional.path}>{name}</Link>
          </Heading>
          <Text>{`${request.licenceNumber}, ${request.issuer}, ${request.state}`}</Text>
          <Text size="small" tone="muted">
            {`Requested ${day.format(new Date(request.createdAt))}${request.recheckOn ? `, to check again on ${day.format(new Date(request.recheckOn))}` : ''}`}
          </Text>
        </Stack>
        {usedByOthers && <Alert tone="warning" title="Somebody else claims the same license" />}
        <Inline gap={16}>
          {request.documents.map((document) => (
            <Link
              key={document.id}
              href={`/api/verification/documents/${document.id}`}
              download={document.name}
              target="_blank"
              rel="noopener"
            >
              {document.name}
            </Link>
          ))}
        </Inline>
        <Field label="Check again on" optional help="A year from now when left empty.">
          <DateInput value={recheckOn} onChange={setRecheckOn} />
        </Field>
        <Field label="Reason" help="Needed to reject; the professional reads it." error={error}>
          <TextInput
            value={reason}
            onChange={(event) => {
              setReason(event.target.value);
              setError(undefined);
            }}
          />
        </Field>
        <Inline gap={12} justify="between">
          <Button
            pending={pending}
            onClick={() => void send({ decision: 'approve', reason: reason.trim(), ...(recheckOn && { recheckOn }) })}
          >
            Approve
          </Button>
          <Button variant="danger" disabled={pending} onClick={reject}>
            Reject
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}
