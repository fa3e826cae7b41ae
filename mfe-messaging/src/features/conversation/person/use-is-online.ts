import { useApi, useLiveEvent, useLiveReconnect } from '@counterpart/shell/sdk';

/** True while the other person of a conversation has a page open somewhere and does not hide it. */
export function useIsOnline(otherUserId: number): boolean {
  const { data, mutate } = useApi('/api/presence');
  useLiveEvent('presence.changed', ({ userId, isOnline }) => {
    const others = (data?.online ?? []).filter((id) => id !== userId);
    if (data) void mutate({ ...data, online: isOnline ? [...others, userId] : others }, { revalidate: false });
  });
  useLiveReconnect(() => void mutate());
  return data?.online.includes(otherUserId) ?? false;
}
