import { pageAccountOf } from '@counterpart/api/contract';
import { createStore, type StoreApi } from 'zustand';
import { localStore } from '../../sdk/browser/browser-storage';
import type { SessionStore } from '../../sdk/host/session';

const markerKey = 'counterpart.account';

/** Tells whether this tab still shows the account that its browser is signed in to. */
export interface PageAccount {
  /** Returns whose page it is: a user's id, or `visitor`. */
  own(): string;
  /** True when another account has signed in since, as in another tab: nothing is read or saved here until a reload. */
  readonly isOther: StoreApi<boolean>;
  /** The server has refused a call for that reason. */
  hasChanged(): void;
}

/** Compares what this tab shows with what the browser's other tabs have stored: immediately, and in view again. */
export function watchPageAccount(session: SessionStore): PageAccount {
  const isOther = createStore(() => false);
  const own = () => pageAccountOf(session.getState().user);
  const compare = () => {
    const signedIn = readMarker();
    if (signedIn !== null && signedIn !== own()) isOther.setState(true, true);
  };
  const remember = () => {
    writeMarker(session.getState().user ? own() : null);
    isOther.setState(false, true);
  };
  remember();
  session.subscribe(({ user }, { user: before }) => {
    if (user?.id !== before?.id) remember();
  });
  addEventListener('storage', ({ key }) => key === markerKey && compare());
  addEventListener('pageshow', compare);
  document.addEventListener('visibilitychange', compare);
  return { own, isOther, hasChanged: () => isOther.setState(true, true) };
}

/**
 * A browser restores a visitor's page of its history from its cache, also after a sign-in: such a page is loaded anew.
 * Call it before `watchPageAccount`.
 * @returns true when the page is being reloaded
 */
export function reloadWhenStale(session: SessionStore): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  const isStale = navigation?.type === 'back_forward' && !session.getState().user && readMarker() !== null;
  if (isStale) {
    // The session may have ended in the meantime: once is enough.
    writeMarker(null);
    location.reload();
  }
  return isStale;
}

const readMarker = (): string | null => localStore.read(markerKey);

function writeMarker(account: string | null): void {
  if (account !== null) localStore.write(markerKey, account);
  else localStore.remove(markerKey);
}
