import { dateText, type DateStyle } from '@counterpart/api/contract';
import { useSyncExternalStore } from 'react';

const never = () => () => undefined;
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

/**
 * The visitor's time zone (IANA), in which dates can be written. UTC on the server and until the page has hydrated: the
 * server cannot know it, and both must write the same dates.
 */
export function useTimeZone(): string {
  return useSyncExternalStore(never, ownTimeZone, () => 'UTC');
}

/** Writes a moment as a page shows it. */
export type WriteDate = (moment: string, style: DateStyle) => string;

/** Gives what writes moments on the reader's clock; see `useTimeZone`. */
export function useDateText(): WriteDate {
  const timeZone = useTimeZone();
  return (moment, style) => dateText(moment, style, timeZone);
}
