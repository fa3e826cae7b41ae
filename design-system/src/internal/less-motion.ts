import { useSyncExternalStore } from 'react';

const query = '(prefers-reduced-motion: reduce)';

/** Null where a browser, or what stands in its place, cannot be asked. */
function asked(): MediaQueryList | null {
  try {
    return matchMedia(query);
  } catch {
    return null;
  }
}

/** True when the visitor's system asks for less motion. For effects and handlers. */
export const wantsLessMotion = (): boolean => asked()?.matches ?? false;

function follow(listener: () => void): () => void {
  const list = asked();
  list?.addEventListener('change', listener);
  return () => list?.removeEventListener('change', listener);
}

/** True when the visitor's system asks for less motion; false on the server. */
export const useLessMotion = (): boolean => useSyncExternalStore(follow, wantsLessMotion, () => false);
