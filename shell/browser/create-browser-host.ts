import { mutate, SWRConfig } from 'swr';
import { findDeclaredRoute, routeDataAddresses } from '../routes/declared-routes';
import type { BootData } from '../routes/release-set';
import { deniedRedirect } from '../routes/route-access';
import { createApiClient } from '../sdk/create-api-client';
import type { AppRouter } from './create-app-router';
import { createAreaLoader } from './areas/area-loader';
import { createEarlyReads } from './areas/early-reads';
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

/** Puts the host of this tab together. */
export function createBrowserHost({ releaseSet, user, answers }: BootData, router: () => AppRouter): RenderedHost {
  const toasts = createToastStore();
  const { api, readAhead, forget } = createEarlyReads(createApiClient({
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
  const declaredAt = (path: string) => {
    const { pathname, search } = new URL(path, location.origin);
    const declared = findDeclaredRoute(releaseSet, pathname);
    const isOpen = declared && !deniedRedirect(declared.declaration, session.getState().user, path);
    return isOpen ? { declared, pathname, search } : null;
  };
  const preloadCode = async (path: string) => {
    const target = declaredAt(path);
    const module = target && (await loader.load(target.declared.area));
    if (module) await preloadPage(module, target.pathname);
  };
  const preloadData = (path: string) => {
    const target = declaredAt(path);
    const addresses = target ? Object.values(routeDataAddresses(target.declared, target.search)) : [];
    for (const address of addresses) if (!isCached(address, answers)) readAhead(address);
  };
  const inView = createLinksInView((path) => void preloadCode(path).catch(() => undefined));

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
          void preloadCode(path).catch(() => undefined);
          preloadData(path);
        },
        preloadInView: (link, path) => inView.watch(link, path),
      },
    },
    areas: { releaseSet, loader },
    answers,
  };
}
