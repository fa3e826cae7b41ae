import { localStore } from '../../sdk/browser-storage';
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

const readMarker = (): boolean => localStore.read(markerKey) !== null;

function writeMarker(isSignedIn: boolean): void {
  if (isSignedIn) localStore.write(markerKey, '1');
  else localStore.remove(markerKey);
}
