import { mutate, SWRConfig } from 'swr';
import { findDeclaredRoute, routeDataAddresses, type DeclaredRoute } from '../routes/declared-routes';
import type { BootData } from '../routes/release-set';
import { deniedRedirect } from '../routes/route-access';
import { createApiClient } from '../sdk/create-api-client';
import type { AppRouter } from './create-app-router';
import { createAreaLoader } from './areas/area-loader';
import { createEarlyReads } from './areas/early-reads';
import { fetchAhead } from './areas/fetch-ahead';
import { loadFromEntry } from './areas/federation-runtime';
import { preloadPage } from './areas/graft-area';
import { createLinksInView } from './areas/links-in-view';
import { createSlotRegistry } from './areas/slot-registry';
import type { RenderedHost } from './host-root';
import { createToastStore } from './feedback/toast-store';
import { createLiveConnection } from './live/live-connection';
import { createSessionStore } from './session/session-store';
import { createThemeStore } from './theme/theme-store';

const everything = () => true;

/** Forgets every answer, lets React take away what only the last person saw, then asks again for what is still on the page. */
async function forgetEverything(): Promise<void> {
  await mutate(everything, undefined, { revalidate: false });
  setTimeout(() => void mutate(everything));
}

/** True when the page would find this answer without asking. */
function isCached(address: string, answers: BootData['answers']): boolean {
  return address in answers || SWRConfig.defaultValue.cache.get(address)?.data !== undefined;
}

/** A route that the person may open, with the address they open it at. */
interface OpenRoute {
  readonly declared: DeclaredRoute;
  readonly pathname: string;
  readonly search: string;
}

/** The host of a tab. */
export interface BrowserHost extends RenderedHost {
  /**
   * A page is about to open: all of its files are asked for at once, and what was read ahead for it goes into the cache, so that
   * it is rendered once, with its data.
   */
  prepare(path: string): void;
}

/** Puts the host of this tab together. */
export function createBrowserHost({ releaseSet, user, answers }: BootData, router: () => AppRouter): BrowserHost {
  const toasts = createToastStore();
  const { api, readAhead, take, forget } = createEarlyReads(createApiClient({
    onSignedOut: () => {
      if (!session.getState().user) return;
      session.getState().setUser(null);
      toasts.getState().show({ title: 'Your session has ended', description: 'Log in again to go on.', tone: 'info' });
      void router().revalidate();
    },
  }));
  const session = createSessionStore({
    api,
    user,
    onPersonChange: () => {
      forget();
      void forgetEverything();
    },
    onLoggedOut: () => router().navigate('/'),
  });

  const live = createLiveConnection('/api/live');
  const followSession = () => (session.getState().user ? live.open() : live.close());
  session.subscribe(followSession);
  followSession();

  const loader = createAreaLoader(releaseSet, loadFromEntry);
  const declaredAt = (path: string): OpenRoute | null => {
    const { pathname, search } = new URL(path, location.origin);
    const declared = findDeclaredRoute(releaseSet, pathname);
    const isOpen = declared && !deniedRedirect(declared.declaration, session.getState().user, path);
    return isOpen ? { declared, pathname, search } : null;
  };
  const fetchFiles = ({ area, declaration }: DeclaredRoute, isOpening: boolean) => {
    const files = releaseSet.areas[area]?.files?.[declaration.path];
    if (files) fetchAhead(files, isOpening);
  };
  const preloadCode = async (target: OpenRoute) => {
    fetchFiles(target.declared, false);
    const module = await loader.load(target.declared.area);
    if (module) await preloadPage(module, target.pathname);
  };
  const missingData = ({ declared, search }: OpenRoute) => Object.values(routeDataAddresses(declared, search)).filter((address) => !isCached(address, answers));
  const inView = createLinksInView((path) => {
    const target = declaredAt(path);
    if (target) void preloadCode(target).catch(() => undefined);
  });

  return {
    sdk: {
      api,
      session,
      toasts,
      theme: createThemeStore(),
      live,
      slots: createSlotRegistry(releaseSet, loader),
      areas: {
        preload: (path) => {
          const target = declaredAt(path);
          if (!target) return;
          void preloadCode(target).catch(() => undefined);
          missingData(target).forEach(readAhead);
        },
        preloadInView: (link, path) => inView.watch(link, path),
      },
    },
    areas: { releaseSet, loader },
    answers,
    prepare: (path) => {
      const target = declaredAt(path);
      if (!target) return;
      fetchFiles(target.declared, true);
      for (const address of missingData(target)) {
        const value = take(address);
        if (value !== undefined) void mutate(address, value, { revalidate: false });
      }
    },
  };
}
