import { notificationLimits, type Notification } from '@counterpart/api/contract';
import type { HeaderNotificationsProps } from '@counterpart/design-system/site-header';
import { useEffect, useState } from 'react';
import { apiKey, type ResponseBody } from '../../sdk/api/api-client';
import { useApi } from '../../sdk/api/use-api';
import { useHost } from '../../sdk/host/host';
import { useLiveEvent, useLiveReconnect } from '../../sdk/live/use-live-event';
import { useMore, withRows } from '../../sdk/api/use-more';
import { useSession } from '../../sdk/host/use-session';
import { useTimeZone } from '../../sdk/time/time-zone';

type Notifications = ResponseBody<'get', '/api/notifications'>;

/** The bell: what happened, kept up to date by the server's push. */
export function useNotifications(): Omit<HeaderNotificationsProps, 'closeKey'> {
  const { api } = useHost();
  const { user } = useSession();
  const { data, error, mutate } = useApi('/api/notifications', user ? {} : null);

  // A response under way is dropped by a change: it is requested again.
  const change = (changed: (known: Notifications) => Notifications) => {
    void mutate((known) => known && changed(known), { revalidate: data === undefined });
  };

  const [isOpened, setIsOpened] = useState(false);
  const timeZone = useTimeZone(isOpened);
  const more = useMore({
    rows: isOpened ? data?.items : undefined,
    pageSize: notificationLimits.listMax,
    keyOf: ({ offset }) => apiKey('/api/notifications', { query: { offset } }),
    lengthOf: ({ items }) => items.length,
    add: ({ items }) => change((known) => ({ ...known, items: withRows(known.items, items, 'id') })),
  });

  useLiveEvent('notification.created', ({ notification }) => change((known) => withNew(known, notification)));
  useLiveEvent('notifications.read', () => void mutate());
  // Reading a conversation reads what was told about it.
  useLiveEvent('message.read', ({ readerId }) => {
    if (readerId === user?.id) void mutate();
  });
  useLiveReconnect(() => void mutate());

  useDeliveryReceipt(data);

  const markRead = (isMarked: (id: number) => boolean, write: () => Promise<unknown>) => {
    // Optimistic: the list shows 'read' immediately; when the server refuses, the next response corrects it.
    change((known) => withRead(known, isMarked));
    void write().catch(() => mutate());
  };

  const markOne = (id: number) =>
    markRead(
      (candidate) => candidate === id,
      () => api.send('post', '/api/notifications/{id}/read', { path: { id } }),
    );

  return {
    unreadCount: data?.unreadCount ?? 0,
    items: data?.items ?? null,
    more: more ?? null,
    timeZone,
    // What could not be loaded is requested again by looking at it.
    onOpen: () => {
      setIsOpened(true);
      if (error) void mutate();
    },
    onReadAll: () =>
      markRead(
        () => true,
        () => api.send('post', '/api/notifications/read-all'),
      ),
    onRead: markOne,
    onSelect: markOne,
  };
}

/** Says to who sent them that messages have arrived here, whichever page is open; again when newer ones come. */
function useDeliveryReceipt(known: Notifications | undefined): void {
  const { api } = useHost();
  const newest = known?.items.find(({ kind, read }) => !read && (kind === 'message' || kind === 'connection'));
  const heard = newest && `${newest.id} ${newest.createdAt}`;
  useEffect(() => {
    // The next message repeats what was lost.
    if (heard) api.send('post', '/api/messages/delivered').catch(() => undefined);
  }, [api, heard]);
}

/** An event about a notification in the list replaces it; one that is repeated after a gap is ignored. */
function withNew(known: Notifications, notification: Notification): Notifications {
  const before = known.items.find(({ id }) => id === notification.id);
  if (before && before.createdAt >= notification.createdAt) return known;
  return {
    items: [notification, ...known.items.filter((item) => item !== before)],
    unreadCount: known.unreadCount + (before && !before.read ? 0 : 1),
  };
}

function withRead({ items, unreadCount }: Notifications, isMarked: (id: number) => boolean): Notifications {
  const marked = items.map((item) => (isMarked(item.id) ? { ...item, read: true } : item));
  const newlyRead = items.filter(({ id, read }) => !read && isMarked(id)).length;
  return { items: marked, unreadCount: Math.max(0, unreadCount - newlyRead) };
}
