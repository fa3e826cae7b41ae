import type { HeaderNotificationsProps } from '@counterpart/design-system/site-header';
import { useApi, type Answer } from '../../sdk/api-client';
import { useHost } from '../../sdk/host';
import { useLiveEvent, useLiveReconnect } from '../../sdk/live-events';
import { useSession } from '../../sdk/session';

type Notifications = Answer<'get', '/api/notifications'>;

/** The bell: what happened, kept up to date by the server's push. */
export function useNotifications(): Omit<HeaderNotificationsProps, 'closeKey'> {
  const { api } = useHost();
  const { user } = useSession();
  const { data, error, mutate } = useApi('/api/notifications', user ? {} : null);

  useLiveEvent('notification.created', ({ notification, unreadCount }) => {
    void mutate((known) => known && { items: [notification, ...known.items.filter(({ id }) => id !== notification.id)], unreadCount }, { revalidate: false });
  });
  useLiveEvent('notifications.read', () => void mutate());
  // Reading a conversation reads what was told about it.
  useLiveEvent('message.read', ({ readerId }) => {
    if (readerId === user?.id) void mutate();
  });
  useLiveReconnect(() => void mutate());

  const markRead = (isMarked: (id: number) => boolean, write: () => Promise<unknown>) => {
    // The list says 'read' at once; when the server refuses, the next answer puts it right.
    void mutate((known) => known && withRead(known, isMarked), { revalidate: false });
    void write().catch(() => mutate());
  };

  return {
    unreadCount: data?.unreadCount ?? 0,
    items: data?.items ?? null,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    // What could not be loaded is asked for again by looking at it.
    onOpen: () => {
      if (error) void mutate();
    },
    onReadAll: () => markRead(() => true, () => api.send('post', '/api/notifications/read-all')),
    onSelect: (id) => markRead((candidate) => candidate === id, () => api.send('post', '/api/notifications/{id}/read', { path: { id } })),
  };
}

function withRead({ items, unreadCount }: Notifications, isMarked: (id: number) => boolean): Notifications {
  const marked = items.map((item) => (isMarked(item.id) ? { ...item, read: true } : item));
  const newlyRead = items.filter(({ id, read }) => !read && isMarked(id)).length;
  return { items: marked, unreadCount: Math.max(0, unreadCount - newlyRead) };
}
