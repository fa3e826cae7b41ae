import { timeAgo } from '@counterpart/api/contract';
import { useSyncExternalStore, type ReactNode } from 'react';

const step = 20_000;
/** The clock of the page: every age on it is counted from here. */
let now = 0;

function read(): number {
  const current = Date.now();
  if (Math.abs(current - now) >= step) now = current;
  return now;
}

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, step);
  return () => clearInterval(timer);
}

/** The time of this device, three times a minute; 0 on the server and until the page has hydrated. */
export const useNow = (): number => useSyncExternalStore(subscribe, read, () => 0);

/** The time that the server makes the page at; 0 in a browser, which does not know it. */
const serverNow = (): number => (typeof document === 'undefined' ? read() : 0);

/**
 * Shows the age of a moment: '3 hours ago'. The server may have rendered the page a while ago: its words stay until
 * the page has hydrated, and then follow the clock of this device.
 */
export function TimeAgo({ at }: { readonly at: string }): ReactNode {
  const current = useSyncExternalStore(subscribe, read, serverNow);
  return (
    <time dateTime={at} suppressHydrationWarning>
      {current ? timeAgo(at, current) : ''}
    </time>
  );
}
