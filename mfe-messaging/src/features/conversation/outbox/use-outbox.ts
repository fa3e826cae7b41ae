import { useHost, useLiveReconnect } from '@counterpart/shell/sdk';
import { allSettled, type Scope } from 'effector';
import { useUnit } from 'effector-react';
import { useEffect, useEffectEvent } from 'react';
import { gone, restored, resumed } from './outbox-workflow';
import { changedInOutbox, readOutbox } from './outbox-storage';

/**
 * Sends what waits: from before the page was loaded, what other tabs have written, and whenever the server may be
 * reached again.
 */
export function useOutbox(scope: Scope, personId: number): void {
  const { live } = useHost();
  const resume = useUnit(resumed);
  useLiveReconnect(resume);
  const onBack = useEffectEvent(() => {
    if (document.visibilityState === 'visible') resume();
  });
  useEffect(() => {
    void allSettled(restored, { scope, params: readOutbox(personId) });
    const follow = (event: StorageEvent) => {
      const change = changedInOutbox(personId, event);
      if (change?.message) void allSettled(restored, { scope, params: [change.message] });
      else if (change) void allSettled(gone, { scope, params: change });
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [scope, personId]);
  useEffect(() => {
    const listen = () => onBack();
    // Whatever the server pushes shows that it is there.
    const stop = live.subscribe('message.created', listen);
    window.addEventListener('online', listen);
    document.addEventListener('visibilitychange', listen);
    return () => {
      stop();
      window.removeEventListener('online', listen);
      document.removeEventListener('visibilitychange', listen);
    };
  }, [live]);
}
