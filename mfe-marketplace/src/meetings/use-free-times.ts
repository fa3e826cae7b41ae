import type { MeetingTimes } from '@counterpart/api/contract';
import { apiKey, useHost, type ApiError, type ApiKey } from '@counterpart/shell/sdk';
import { useState } from 'react';
import useSWR from 'swr';

/** Source of the times: a professional for a new meeting, or a meeting that could have other times. */
export type TimesOf = { readonly professionalId: number } | { readonly meetingId: number };

export interface FreeTimes {
  /** `undefined` until it is known. */
  readonly offered: boolean | undefined;
  readonly times: readonly string[];
  /** True when later days can be fetched. */
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly error: ApiError | undefined;
  /** Reads the next days. Nothing rejects. */
  loadMore(): Promise<void>;
  /** Reads the times again from the first day on. */
  reload(): Promise<void>;
}

const keyOf = (of: TimesOf, from?: string): ApiKey<MeetingTimes> => {
  const query = from === undefined ? {} : { from };
  return 'meetingId' in of
    ? apiKey('/api/meetings/{id}/times', { path: { id: of.meetingId }, query })
    : apiKey('/api/accountants/{id}/meeting-times', { path: { id: of.professionalId }, query });
};

/** Free times, two weeks at a time; `null` reads nothing yet. */
export function useFreeTimes(of: TimesOf | null): FreeTimes {
  const { api } = useHost();
  const fetchTimes = (key: ApiKey<MeetingTimes>) => api.fetch(key);
  const first = useSWR<MeetingTimes, ApiError>(of && keyOf(of), fetchTimes, { revalidateOnMount: true });
  const [later, setLater] = useState<readonly MeetingTimes[]>([]);
  const [isLoadingMore, setIsLoadingMore] = useState(false);
  const [laterError, setLaterError] = useState<ApiError>();
  const pages = first.data ? [first.data, ...later] : [];
  const next = pages.at(-1)?.next;

  return {
    offered: first.data?.offered,
    times: pages.flatMap(({ times }) => times),
    hasMore: Boolean(next),
    isLoadingMore,
    error: laterError ?? first.error,
    loadMore: async () => {
      if (!of || !next) return;
      setIsLoadingMore(true);
      setLaterError(undefined);
      try {
        const page = await fetchTimes(keyOf(of, next));
        setLater((before) => [...before, page]);
      } catch (failure) {
        setLaterError(failure as ApiError);
      } finally {
        setIsLoadingMore(false);
      }
    },
    reload: async () => {
      setLater([]);
      setLaterError(undefined);
      await first.mutate().catch(() => undefined);
    },
  };
}
