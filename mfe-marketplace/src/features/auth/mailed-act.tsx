import { Alert } from '@counterpart/design-system/alert';
import { Button, LinkButton } from '@counterpart/design-system/button';
import { Stack } from '@counterpart/design-system/layout';
import { useAct, type ApiClient } from '@counterpart/shell/sdk';
import { useLocation } from '@counterpart/shell/sdk/router';
import { useState, type ReactNode } from 'react';
import { AccountCard } from './account-card';

interface Props {
  readonly title: string;
  readonly description: string;
  readonly button: string;
  readonly pendingLabel: string;
  /** Result, in words. */
  readonly done: string;
  readonly send: (api: ApiClient, token: string) => Promise<unknown>;
}

/**
 * Page of a mailed link that stops someone else, `/…#token`. It asks first: mail programs open links by themselves.
 */
export function MailedAct({ title, description, button, pendingLabel, done, send }: Props): ReactNode {
  const token = useLocation().hash.slice(1);
  const { run, failure, pending } = useAct();
  const [isDone, setIsDone] = useState(false);
  const act = async () => setIsDone(await run((api) => send(api, token)));

  return (
    <AccountCard title={title} description={description}>
      <Stack gap={20}>
        {failure && <Alert tone="error">{failure}</Alert>}
        {isDone ? (
          <>
            <Alert tone="success" title={done}>
              Someone may know your password. Choose a new one now.
            </Alert>
            <LinkButton href="/forgot-password">Choose a New Password</LinkButton>
          </>
        ) : (
          <Button pending={pending} pendingLabel={pendingLabel} onClick={() => void act()}>
            {button}
          </Button>
        )}
      </Stack>
    </AccountCard>
  );
}
