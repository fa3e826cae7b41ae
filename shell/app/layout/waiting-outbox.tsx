import { useSyncExternalStore, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { localStore } from '../../sdk/browser/browser-storage';
import { outboxKeys } from '../../sdk/browser/outbox';
import { pushKey } from '../../sdk/browser/push-key';
import { Slot } from '../../sdk/areas/slot';
import { useSession } from '../../sdk/host/use-session';

function subscribe(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

const hasWaiting = (userId: number | undefined): boolean => userId !== undefined && outboxKeys(userId).length > 0;

const hasPush = (userId: number | undefined): boolean =>
  userId !== undefined && localStore.read(pushKey) === String(userId);

/**
 * On every page: the fillers of these slots are loaded only while something waits to be sent, and while news is pushed
 * to this browser.
 */
export function WaitingOutbox(): ReactNode {
  const { user } = useSession();
  // What this tab stores makes no event of its own: each navigation looks again.
  useLocation();
  const isWaiting = useSyncExternalStore(
    subscribe,
    () => hasWaiting(user?.id),
    () => false,
  );
  const isPushed = useSyncExternalStore(
    subscribe,
    () => hasPush(user?.id),
    () => false,
  );
  return (
    <>
      {isWaiting && <Slot name="session.outbox" props={{}} />}
      {isPushed && <Slot name="session.push" props={{}} />}
    </>
  );
}
