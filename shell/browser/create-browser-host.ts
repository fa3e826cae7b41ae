import { mutate } from 'swr';
import { findDeclaredRoute } from '../routes/declared-routes';
import type { BootData } from '../routes/release-set';
import { createApiClient } from '../sdk/create-api-client';
import type { Host } from '../sdk/host';
import type { AppRouter } from './create-app-router';
import { createAreaLoader } from './areas/area-loader';
import type { Areas } from './areas/areas-context';
import { loadFromEntry } from './areas/federation-runtime';
import { preloadPage } from './areas/graft-area';
import { createSlotRegistry } from './areas/slot-registry';
import { createToastStore } from './feedback/toast-store';
import { createLiveConnection } from './live/live-connection';
import { createSessionStore } from './session/session-store';
import { createThemeStore } from './theme/theme-store';

export interface BrowserHost {
  /** What areas see. */
  readonly sdk: Host;
  readonly areas: Areas;
  /** First answers of the route, by cache key. */
  readonly answers: BootData['answers'];
}

const everything = () => true;

/** Forgets every answer, lets React take away what only the last person saw, then asks again for what is still on the page. */
async function forgetEverything(): Promise<void> {
  await mutate(everything, undefined, { revalidate: false });
  setTimeout(() => void mutate(everything));
}

/** Puts the host of this tab together. */
export function createBrowserHost({ releaseSet, user, answers }: BootData, router: () => AppRouter): BrowserHost {
  const toasts = createToastStore();
  const api = createApiClient({
    onSignedOut: () => {
      if (!session.getState().user) return;
      session.getState().setUser(null);
      toasts.getState().show({ title: 'Your session has ended', description: 'Log in again to go on.', tone: 'info' });
      void router().revalidate();
    },
  });
  const session = createSessionStore({
    api,
    user,
    onPersonChange: () => void forgetEverything(),
    onLoggedOut: () => router().navigate('/'),
  });

  const live = createLiveConnection('/api/live');
  const followSession = () => (session.getState().user ? live.open() : live.close());
  session.subscribe(followSession);
  followSession();

  const loader = createAreaLoader(releaseSet, loadFromEntry);
  const preload = async (path: string) => {
    const { pathname } = new URL(path, location.origin);
    const declared = findDeclaredRoute(releaseSet, pathname);
    const module = declared && (await loader.load(declared.area));
    if (module) await preloadPage(module, pathname);
  };

  return {
    sdk: {
      api,
      session,
      toasts,
      theme: createThemeStore(),
      live,
      slots: createSlotRegistry(releaseSet, loader),
      areas: { preload: (path) => void preload(path).catch(() => undefined) },
    },
    areas: { releaseSet, loader },
    answers,
  };
}
