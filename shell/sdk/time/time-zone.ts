import { dateText, type DateStyle } from '@counterpart/api/contract';
import { useSyncExternalStore } from 'react';
import { whenIdle } from '../browser/when-idle';

const utc = () => 'UTC';
const known = new Map<string, string>();

/**
 * The IANA name of a time zone as a browser reports it, or 'UTC' where it reports one that no date can be written in:
 * Chrome says 'Etc/Unknown' where the system's zone has no known name, and then shows UTC itself.
 */
function ownTimeZone(): string {
  const options: Partial<Intl.ResolvedDateTimeFormatOptions> = Intl.DateTimeFormat().resolvedOptions();
  // Some report none.
  const reported = options.timeZone ?? '';
  const zone = known.get(reported) ?? (isWritable(reported) ? reported : 'UTC');
  known.set(reported, zone);
  return zone;
}

function isWritable(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone }).format(0);
    return true;
  } catch {
    return false;
  }
}

const readers = new Set<() => void>();
let isAwaited: boolean | null = null;

/** Called while a page from the server hydrates: the zone, which takes a slow phone 80 ms, waits until it is idle. */
function serverTimeZone(): string {
  if (isAwaited === null && typeof document !== 'undefined') {
    isAwaited = true;
    whenIdle(() => {
      isAwaited = false;
      readers.forEach((read) => read());
    }, 2_000);
  }
  return 'UTC';
}

const knownTimeZone = (): string => (isAwaited ? 'UTC' : ownTimeZone());

function subscribe(read: () => void): () => void {
  readers.add(read);
  return () => readers.delete(read);
}

/**
 * The visitor's time zone (IANA), in which dates can be written. UTC on the server and until the page has hydrated: the
 * server cannot know it, and both must write the same dates.
 * @param isShown False while no date is shown: the browser is not asked.
 */
export function useTimeZone(isShown = true): string {
  return useSyncExternalStore(subscribe, isShown ? knownTimeZone : utc, isShown ? serverTimeZone : utc);
}

/** Writes a moment as a page shows it. */
export type WriteDate = (moment: string, style: DateStyle) => string;

/** Gives what writes moments on the reader's clock; see `useTimeZone`. */
export function useDateText(): WriteDate {
  const timeZone = useTimeZone();
  return (moment, style) => dateText(moment, style, timeZone);
}
