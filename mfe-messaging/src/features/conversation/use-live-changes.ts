import { apiKey, useHost, useLiveEvent, useLiveReconnect } from '@counterpart/shell/sdk';
import type { Scope } from 'effector';
import { useUnit } from 'effector-react';
import { useEffect, useEffectEvent } from 'react';
import { useSWRConfig } from 'swr';
import { isConversationsKey } from './conversation-keys';
import { resumeOutbox } from './conversation-scope';
import { changed, delivered, resumed } from './conversation-workflow';
import { markedDelivered } from './message-state';
import { useThreadChange } from './use-thread-change';

/** Updates threads and list to what becomes of messages and connections after they were made. */
export function useLiveChanges(): void {
  const { mutate } = useSWRConfig();
  const changeThread = useThreadChange();
  const [change, deliver] = useUnit([changed, delivered]);
  useLiveEvent('message.changed', (event) => {
    change(event);
    void mutate(isConversationsKey);
  });
  useLiveEvent('message.delivered', (event) => {
    deliver(event);
    changeThread(event.conversationWith, markedDelivered(event.conversationWith, event.deliveredAt));
  });
  useLiveEvent('connection.changed', ({ conversationWith }) => {
    void mutate(apiKey('/api/conversations/{otherUserId}', { path: { otherUserId: conversationWith } }));
    void mutate(isConversationsKey);
  });
}

/** Sends what waits: from before the page was loaded, and whenever the server may be reached again. */
export function useOutbox(scope: Scope, personId: number): void {
  const { live } = useHost();
  const resume = useUnit(resumed);
  useLiveReconnect(resume);
  const onBack = useEffectEvent(() => {
    if (document.visibilityState === 'visible' && navigator.onLine) resume();
  });
  useEffect(() => resumeOutbox(scope, personId), [scope, personId]);
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
