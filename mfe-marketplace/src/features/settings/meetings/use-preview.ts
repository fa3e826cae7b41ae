import type { MeetingTimes } from '@counterpart/api/contract';
import { useApi, useHost } from '@counterpart/shell/sdk';
import { useEffect, useEffectEvent, useState } from 'react';
import { toDraft, type MeetingValues } from './meeting-values';

/** Milliseconds without a change before the times are computed. */
const quiet = 500;

export type Preview =
  | { readonly status: 'loading' | 'failed' | 'invalid' }
  | { readonly status: 'ready'; readonly times: readonly string[] };

/** The free times that the values of the form and the calendars offer, shortly after the last change. */
export function usePreview(values: MeetingValues): Preview {
  const { api } = useHost();
  const [preview, setPreview] = useState<Preview>({ status: 'loading' });
  // Without a link times can be seen already.
  const draft = toDraft({ ...values, offered: false });
  const key = draft && JSON.stringify(draft);
  const calendars = useApi('/api/booking/calendars').data;

  const load = useEffectEvent(async (signal: AbortSignal) => {
    if (!draft) {
      setPreview({ status: 'invalid' });
      return;
    }
    try {
      const { times }: MeetingTimes = await api.send('post', '/api/booking/preview', { body: draft, signal });
      setPreview({ status: 'ready', times });
    } catch {
      if (!signal.aborted) setPreview({ status: 'failed' });
    }
  });
  useEffect(() => {
    const stopped = new AbortController();
    const timer = setTimeout(() => void load(stopped.signal), quiet);
    return () => {
      clearTimeout(timer);
      stopped.abort();
    };
  }, [key, calendars]);

  return preview;
}
