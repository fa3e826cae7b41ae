import type { User } from '@counterpart/api/contract';
import { Alert } from '@counterpart/design-system/alert';
import { Button } from '@counterpart/design-system/button';
import { Stack } from '@counterpart/design-system/layout';
import { useSyncExternalStore, type ReactNode } from 'react';
import { hasPasskeys } from '../../passkeys/passkeys';
import { useSecondStep } from './use-second-step';

interface Props {
  readonly remember: boolean;
  readonly onSignIn: (user: User) => void;
}

const neverChanges = () => () => undefined;

/** Logs in by a passkey alone, without a username; nothing in a browser that has no passkeys. */
export function PasskeyButton({ remember, onSignIn }: Props): ReactNode {
  const { byPasskey, failure, pending } = useSecondStep({ onSignIn, onExpired: () => undefined });
  // The server's page has the button: nearly every browser can use it.
  const isOffered = useSyncExternalStore(neverChanges, hasPasskeys, () => true);
  if (!isOffered) return null;
  return (
    <Stack gap={12}>
      <Button
        size="large"
        variant="secondary"
        fullWidth
        pending={pending}
        pendingLabel="Waiting for your device..."
        onClick={() => void byPasskey({ remember, any: true })}
      >
        Use a Passkey
      </Button>
      {failure && <Alert tone="error">{failure}</Alert>}
    </Stack>
  );
}
