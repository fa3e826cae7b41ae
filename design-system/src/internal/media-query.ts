import { useCallback, useSyncExternalStore } from 'react';

/** Null where a browser, or what stands in its place, cannot be asked. */
function asked(query: string): MediaQueryList | null {
  try {
    return matchMedia(query);
  } catch {
    return null;
  }
}

/** True while a media query holds. For effects and handlers. */
export const isMedia = (query: string): boolean => asked(query)?.matches ?? false;

/** True while a media query holds; false on the server. */
export function useMedia(query: string): boolean {
  const follow = useCallback(
    (listener: () => void) => {
      const list = asked(query);
      list?.addEventListener('change', listener);
      return () => list?.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    follow,
    () => isMedia(query),
    () => false,
  );
}
