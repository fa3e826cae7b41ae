import { bookingLimits, type MeetingList } from '@counterpart/api/contract';
import {
  apiKey,
  useApi,
  useHost,
  useLiveEvent,
  useLiveReconnect,
  useSession,
  type ApiError,
  useMore,
  type More,
} from '@counterpart/shell/sdk';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';

/** Every response that a change of a meeting makes stale. */
const isAboutMeetings = (key: unknown): boolean =>
  typeof key === 'string' && (key.startsWith('/api/meetings') || key.includes('/meeting-times'));

/** Reads again whatever is shown of meetings and free times. */
export function useReloadMeetings(): () => Promise<void> {
  const { mutate } = useSWRConfig();
  return useCallback(async () => {
    await mutate(isAboutMeetings);
  }, [mutate]);
}

interface Meetings {
  /** `undefined` until they are known. */
  readonly items: MeetingList['items'] | undefined;
  readonly error: ApiError | undefined;
  readonly isValidating: boolean;
  readonly more: More | null;
  reload(): void;
}

interface Wanted {
  readonly when: 'upcoming' | 'past';
  /** The other person; all of them by default. */
  readonly with?: number;
}

/** Meetings of the signed-in user, kept current by live events; `null`, or a visitor, reads nothing. */
export function useMeetings(wanted: Wanted | null): Meetings {
  const { api } = useHost();
  const { user } = useSession();
  const reload = useReloadMeetings();
  const query = wanted && {
    ...(wanted.when === 'past' && { when: wanted.when }),
    ...(wanted.with !== undefined && { with: wanted.with }),
  };
  const { data, error, isValidating, mutate } = useApi('/api/meetings', user && query && { query }, {
    revalidateOnMount: true,
  });
  const more = useMore(data?.items.length, bookingLimits.listMax, async (offset) => {
    const { items } = await api.fetch(apiKey('/api/meetings', { query: { ...query, offset } }));
    await mutate((known) => known && { items: [...known.items, ...items] }, { revalidate: false });
    return items.length;
  });
  useLiveEvent('meeting.changed', () => void reload());
  useLiveReconnect(() => void reload());
  return { items: data?.items, error, isValidating, more, reload: () => void mutate() };
}
