import { apiKey, useHost } from '@counterpart/shell/sdk';
import { useEffect, useEffectEvent } from 'react';
import { useSWRConfig } from 'swr';
import { changeThread, isConversationsKey } from '../conversation-cache';
import { withRead } from './stored-messages';

/**
 * Tells the server that what is on the screen was read: when the conversation opens and for each message that comes
 * while it is open, but not while the tab is in the background.
 * @param unreadCount messages on the screen not marked as read
 */
export function useMarkRead(personId: number, otherUserId: number, unreadCount: number): void {
  const { api } = useHost();
  const responses = useSWRConfig();

  const onSeen = useEffectEvent(async () => {
    try {
      await api.send('post', '/api/conversations/{otherUserId}/read', { path: { otherUserId } });
    } catch {
      // Nothing is lost: the next message, or opening the conversation again, repeats it.
      return;
    }
    // Only the other side is shown the time, and they get the server's.
    changeThread(responses, otherUserId, withRead(personId, new Date().toISOString()));
    void responses.mutate(isConversationsKey);
    void responses.mutate(apiKey('/api/conversations/unread-count'));
  });

  useEffect(() => {
    if (unreadCount === 0) return;
    const whenVisible = () => {
      if (document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', whenVisible);
      void onSeen();
    };
    document.addEventListener('visibilitychange', whenVisible);
    whenVisible();
    return () => document.removeEventListener('visibilitychange', whenVisible);
  }, [unreadCount, otherUserId]);
}
