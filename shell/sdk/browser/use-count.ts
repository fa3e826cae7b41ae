import type { CountedEvent } from '@counterpart/api/contract';
import { useEffect } from 'react';
import { sendBeacon } from './send-beacon';

/** Events that this open page has counted. They are stored nowhere else, so that no visitor can be recognized. */
const counted = new Set<string>();

/** Tells whether the visitor asks sites not to follow them. */
function isUncounted(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { readonly globalPrivacyControl?: boolean };
  return doNotTrack === '1' || globalPrivacyControl === true;
}

function send(event: CountedEvent): void {
  if (!isUncounted()) sendBeacon('/api/counts', event);
}

/**
 * Counts a view, after some seconds in the viewport and once per tab: an anonymous number of the day.
 * Rendering on the server and prefetching count nothing, nor do visits with Do Not Track or Global Privacy Control.
 * @param event null counts nothing
 * @param of what was seen; the same is not counted again
 */
export function useCount(
  event: CountedEvent | null,
  { of, seconds }: { readonly of: string; readonly seconds: number },
): void {
  const key = event && `${event.event} ${of}`;
  const text = event && JSON.stringify(event);
  useEffect(() => {
    if (key === null || text === null || counted.has(key)) return undefined;
    let seen = 0;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') seen += 1;
      if (seen < seconds) return;
      clearInterval(timer);
      if (counted.has(key)) return;
      counted.add(key);
      send(JSON.parse(text) as CountedEvent);
    }, 1_000);
    return () => clearInterval(timer);
  }, [key, text, seconds]);
}
