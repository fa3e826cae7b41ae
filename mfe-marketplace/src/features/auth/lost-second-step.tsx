import { Alert } from '@counterpart/design-system/alert';
import { Button } from '@counterpart/design-system/button';
import { ConfirmDialog } from '@counterpart/design-system/dialog';
import { useAct, useDateText } from '@counterpart/shell/sdk';
import { useEffect, useRef, useState, type ReactNode } from 'react';

interface Props {
  /** Time when a recovery that was requested takes effect. */
  readonly dueAt: string | null;
  readonly hasApp: boolean;
  readonly onRequested: () => Promise<unknown>;
}

/** For people who have lost everything but the password: the second step can be turned off, a day later. */
export function LostSecondStep({ dueAt, hasApp, onRequested }: Props): ReactNode {
  const { run, pending } = useAct();
  const dateText = useDateText();
  const [isAsking, setIsAsking] = useState(false);
  const requested = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that was pressed is gone.
    if (isAsking) requested.current?.focus();
  }, [isAsking, dueAt]);
  if (dueAt)
    return (
      <div ref={requested} tabIndex={-1}>
        <Alert tone="info" title="Recovery requested">
          {`Your second step turns off on ${dateText(dueAt, 'moment')}. We’ll email you. Then log in with your password.`}
        </Alert>
      </div>
    );
  const request = async () => {
    const isDone = await run((api) => api.send('post', '/api/login/recovery'), {
      failed: 'Recovery was not requested',
      after: async () => {
        await onRequested();
      },
    });
    if (isDone) setIsAsking(false);
  };
  return (
    <>
      <Button variant="ghost" onClick={() => setIsAsking(true)}>
        {hasApp ? 'I Lost My Phone and My Codes' : 'I Lost My Passkey and My Codes'}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => void request()}
        title="Turn off your second step?"
        description="It takes 24 hours, and no one can speed it up, not even our support team. We notify you by email and on every device you’re logged in on, and any of them can stop it."
        confirmLabel="Request Recovery"
        tone="primary"
        pending={pending}
        pendingLabel="Requesting..."
      />
    </>
  );
}
