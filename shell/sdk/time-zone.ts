import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * The visitor's time zone (IANA). UTC on the server and until the page has hydrated: the server cannot know it, and
 * both must write the same dates.
 */
export function useTimeZone(): string {
  return useSyncExternalStore(
    never,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => 'UTC',
  );
}
