import { bookingLimits, type MeetingList } from '@counterpart/api/contract';
import {
  apiKey,
  useApi,
  useLiveEvent,
  useLiveReconnect,
  useSession,
  type ApiError,
  useMore,
  withRows,
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
  readonly more: More | null | undefined;
  reload(): void;
}

interface Wanted {
  readonly when: 'upcoming' | 'past';
  /** The other person; all of them by default. */
  readonly with?: number;
}

/** Meetings of the signed-in user, kept current by live events; `null`, or a visitor, reads nothing. */
export function useMeetings(wanted: Wanted | null): Meetings {
  const { user } = useSession();
  const reload = useReloadMeetings();
  const query = wanted && {
    ...(wanted.when === 'past' && { when: wanted.when }),
    ...(wanted.with !== undefined && { with: wanted.with }),
  };
  const { data, error, isValidating, mutate } = useApi('/api/meetings', user && query && { query }, {
    revalidateOnMount: true,
  });
  const more = useMore({
    rows: data?.items,
    pageSize: bookingLimits.listMax,
    keyOf: ({ offset }) => apiKey('/api/meetings', { query: { ...query, offset } }),
    lengthOf: ({ items }) => items.length,
    add: ({ items }) =>
      mutate((known) => known && { items: withRows(known.items, items, 'id') }, { revalidate: false }),
  });
  useLiveEvent('meeting.changed', () => void reload());
  useLiveReconnect(() => void reload());
  return { items: data?.items, error, isValidating, more, reload: () => void mutate() };
}
