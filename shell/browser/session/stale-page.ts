import type { SessionStore } from '../../sdk/session';

const markerKey = 'counterpart.signed-in';

/**
 * A browser restores a page of its history from its cache, also after a sign-in. This remembers that there is a
 * session, and reloads such a page.
 * @returns true when the page is being reloaded
 */
export function reloadWhenStale(session: SessionStore): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
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
