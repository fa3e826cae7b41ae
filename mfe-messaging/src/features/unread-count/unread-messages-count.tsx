import { CountBadge } from '@counterpart/design-system/badge';
import { apiKey, useApi, useLiveEvent, useLiveReconnect, useSession } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';
import { useSWRConfig } from 'swr';

/** Slot `header.messages-count`: how many conversations hold something unread, live. Nothing at 0 and for a visitor. */
export function UnreadMessagesCount(): ReactNode {
  const { user } = useSession();
  const { mutate } = useSWRConfig();
  // The header's menu mounts this each time it opens, and nothing listens while it is closed.
  const { data } = useApi('/api/conversations/unread-count', user ? {} : null, { revalidateOnMount: true });
  const refresh = () => void mutate(apiKey('/api/conversations/unread-count'));
  useLiveEvent('message.created', refresh);
  useLiveEvent('message.changed', refresh);
  useLiveEvent('message.read', refresh);
  useLiveReconnect(refresh);
  return (
    <CountBadge count={data?.count ?? 0} label={data?.count === 1 ? 'unread conversation' : 'unread conversations'} />
  );
}
