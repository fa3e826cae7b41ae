import type { SessionStore } from '../../sdk/session';

const markerKey = 'counterpart.signed-in';

/**
 * A browser shows a page of its history as it was kept, also when its person has signed in since. This remembers that somebody
 * is signed in, and loads such a page anew.
 * @returns true when the page is being loaded anew
 */
export function reloadWhenStale(session: SessionStore): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isStale = navigation?.type === 'back_forward' && !session.getState().user && readMarker();
  const remember = () => writeMarker(session.getState().user !== null);
  if (isStale) {
    writeMarker(false);
    location.reload();
    return true;
  }
  remember();
  session.subscribe(remember);
  return false;
}

function readMarker(): boolean {
  try {
    return localStorage.getItem(markerKey) !== null;
  } catch {
    return false;
  }
}

function writeMarker(isSignedIn: boolean): void {
  try {
    if (isSignedIn) localStorage.setItem(markerKey, '1');
    else localStorage.removeItem(markerKey);
  } catch {
    // Storage may be refused: a page of the history then stays as it was.
  }
}
