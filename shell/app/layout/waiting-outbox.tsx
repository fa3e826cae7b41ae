import { useSyncExternalStore, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { outboxKeys } from '../../sdk/browser/outbox';
import { Slot } from '../../sdk/areas/slot';
import { useSession } from '../../sdk/host/use-session';

function subscribe(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

const hasWaiting = (userId: number | undefined): boolean => userId !== undefined && outboxKeys(userId).length > 0;

/** On every page: the slot's filler is loaded only while something waits to be sent. */
export function WaitingOutbox(): ReactNode {
  const { user } = useSession();
  // What this tab stores makes no event of its own: each navigation looks again.
  useLocation();
  const isWaiting = useSyncExternalStore(
    subscribe,
    () => hasWaiting(user?.id),
    () => false,
  );
  return isWaiting && <Slot name="session.outbox" props={{}} />;
}
