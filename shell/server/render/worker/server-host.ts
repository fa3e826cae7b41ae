import { createStore } from 'zustand';
import { createDeclaredEvents } from '../../../app/areas/declared-events';
import { createSlotRegistry } from '../../../app/areas/slot-registry';
import type { AreaLoader, AreaState } from '../../../app/areas/areas-context';
import type { RenderedHost } from '../../../app/host-root';
import { plainSite } from '../../../page-contract/site';
import type { BootData } from '../../../page-contract/release-set';
import { createResponseCache } from '../../../sdk/api/response-cache';
import type { ApiClient } from '../../../sdk/api/api-client';
import type { RemoteModule } from '../../../sdk/areas/remote';
import type { SessionState } from '../../../sdk/host/session';
import type { ThemeState } from '../../../sdk/host/theme';
import type { ToastState } from '../../../sdk/host/toasts';

/**
 * Rendering must have no side effects: a caller of this has put work into render that belongs in an effect or a
 * handler.
 */
function refuse(): never {
  throw new Error('Nothing may be asked for or changed while a page is rendered on the server.');
}

const api: ApiClient = { pageHeaders: refuse, fetch: refuse, send: refuse, stream: refuse };

/**
 * The host as areas see it while their page is rendered on the server: the visitor and the data of the HTML, and slots
 * filled by the areas that are here. It starts nothing.
 */
export function createServerHost(
  { releaseSet, user, responses, site, override }: BootData,
  modules: ReadonlyMap<string, RemoteModule>,
): RenderedHost {
  const loader = loadedAreas(modules);
  return {
    sdk: {
      api,
      session: createStore<SessionState>(() => ({ user, setUser: refuse, logOut: refuse })),
      toasts: createStore<ToastState>(() => ({ current: null, show: refuse, close: refuse })),
      theme: createStore<ThemeState>(() => ({ choice: 'system', setChoice: refuse })),
      live: { subscribe: refuse, onReconnect: refuse },
      slots: createSlotRegistry(releaseSet, loader, site),
      events: createDeclaredEvents(releaseSet),
      areas: {
        switchedOff: site?.switchedOff ?? [],
        preload: refuse,
        preloadInView: refuse,
        partFailed: refuse,
        reload: refuse,
      },
      drafts: {
        read: refuse,
        write: refuse,
        forget: refuse,
        close: refuse,
        hold: refuse,
        isAnyOpen: refuse,
        takeOver: refuse,
        forgetTab: refuse,
      },
      site: { name: (site ?? plainSite).name },
    },
    areas: { releaseSet, loader },
    site,
    override,
    cache: createResponseCache(responses),
  };
}

/** Areas that are here, and none that could be loaded. */
function loadedAreas(modules: ReadonlyMap<string, RemoteModule>): AreaLoader {
  const states = [...modules].map(([area, module]): [string, AreaState] => [area, { status: 'ready', module }]);
  const nothing = () => Promise.resolve(null);
  return { states: createStore(() => Object.fromEntries(states)), load: nothing, fallBack: nothing };
}
