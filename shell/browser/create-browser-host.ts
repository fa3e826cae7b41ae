import { pageAccountOf } from '@counterpart/api/contract';
import { findDeclaredRoute, routeDataPaths, showsSlots, type DeclaredRoute } from '../page-contract/declared-routes';
import type { BootData } from '../page-contract/release-set';
import { plainSite } from '../page-contract/site';
import { deniedRedirect } from '../page-contract/route-access';
import { apiKey, type ApiClient } from '../sdk/api/api-client';
import { ApiError } from '../sdk/api/api-error';
import { signInPath } from '../sdk/host/guards';
import { forgetOutbox } from '../sdk/browser/outbox';
import { createDrafts } from '../sdk/forms/drafts';
import type { ToastMessage } from '../sdk/host/toasts';
import { createResponseCache } from '../sdk/api/response-cache';
import { createApiClient } from '../sdk/api/create-api-client';
import type { SessionStore } from '../sdk/host/session';
import type { AppRouter } from './create-app-router';
import { createAreaLoader, isFallback } from './areas/area-loader';
import { createPrefetchCache } from './areas/prefetch-cache';
import { prefetchFiles } from './areas/prefetch-files';
import { allowRelease, isAllowed } from './areas/allow-release';
import { watchFaults } from './areas/faults';
import { loadFromEntry } from './areas/federation-runtime';
import { preloadPage } from '../app/areas/graft-area';
import { countViews } from './areas/page-views';
import { createLinksInView } from './areas/links-in-view';
import { createTabRenewal } from './areas/tab-renewal';
import { createCompleteSet } from './areas/whole-set';
import { createDeclaredEvents } from '../app/areas/declared-events';
import { createSlotRegistry } from '../app/areas/slot-registry';
import type { TrialReports } from './areas/trial-reports';
import { reportAreaError, type AreaError } from '../app/telemetry/report-area-error';
import type { CacheControl, RenderedHost } from '../app/host-root';
import { createToastStore } from './feedback/toast-store';
import { createLiveConnection } from './live/live-connection';
import { reloadWhenStale, watchPageAccount } from './session/page-account';
import { createSessionStore } from './session/session-store';
import { createThemeStore } from './theme/theme-store';

/**
 * Forgets every response, lets React take away what only the last person saw, then refetches what is still on the page.
 */
function forgetEverything({ unload }: CacheControl): void {
  unload({ revalidate: false });
  setTimeout(() => unload({ revalidate: true }));
}

/** Fetches the user again after a change elsewhere: in another tab, or by an emailed link. */
async function refreshUser(api: ApiClient, session: SessionStore): Promise<void> {
  const user = await api.fetch(apiKey('/api/user')).catch(() => null);
  if (user && user.id === session.getState().user?.id) session.getState().setUser(user);
}

/** A tab that cannot report works all the same. */
const ignore = () => undefined;

/** A route that the person may open, with the URL they open it at. */
interface OpenRoute {
  readonly declared: DeclaredRoute;
  readonly pathname: string;
  readonly search: string;
}

/** The host of a tab. */
export interface BrowserHost extends RenderedHost {
  /**
   * A page is about to open: all of its files are requested in parallel, and what was prefetched for it goes into the
   * cache, so that it is rendered once, with its data.
   */
  prepare(path: string): void;
}

/** Puts the host of this tab together. */
export function createBrowserHost(
  { releaseSet, shell, user, responses, notFound = {}, site, override }: BootData,
  router: () => AppRouter,
): BrowserHost {
  const toasts = createToastStore();
  const drafts = createDrafts();
  const failed = new Map(
    Object.entries(notFound).map(([path, { sentence, code, requestId }]) => [
      path,
      new ApiError(404, sentence, code, requestId),
    ]),
  );
  const cache = createResponseCache(responses, failed);
  let cacheControl: CacheControl | null = null;
  const onSignedOut = () => {
    if (!session.getState().user) return;
    const isStored = drafts.hold();
    const { pathname, search } = location;
    session.getState().setUser(null);
    const notice: ToastMessage = {
      title: 'Your session has ended',
      description: isStored ? 'Log in again to continue. What you entered is still here.' : 'Log in again to continue.',
      tone: 'info',
      action: { label: 'Log In', onSelect: () => void router().navigate(signInPath(pathname + search)) },
    };
    // In the place of what the page says of its failed call.
    setTimeout(() => toasts.getState().show(notice));
    void router().revalidate();
  };
  const completeSet = createCompleteSet(releaseSet);
  const areaAt = (path: string) => findDeclaredRoute(releaseSet, path)?.area;
  const countView = countViews({ areaAt });
  // Fetched only while releases are compared.
  const trialReports: Promise<TrialReports> | null = Object.values(releaseSet.areas).some(({ reports }) => reports)
    ? import('./areas/trial-reports').then(({ createTrialReports }) =>
        createTrialReports({ releaseSet, states: loader.states, currentArea: () => areaAt(location.pathname) }),
      )
    : null;
  const onFailedCall = () => void trialReports?.then((reports) => reports.callFailed(), ignore);
  const onAccountChanged = () => account.hasChanged();
  // The guard leads to the settings, once it knows.
  const onSecondStepNeeded = () => void refreshUser(api, session).then(() => router().revalidate());
  const { api, prefetch, take, forget } = createPrefetchCache(
    createApiClient({
      user: () => session.getState().user,
      ...{ onSignedOut, onAccountChanged, onSecondStepNeeded, onFailedCall },
    }),
    failed,
  );
  const live = createLiveConnection({ url: '/api/live', headers: api.pageHeaders, onSignedOut, onAccountChanged });
  const session = createSessionStore({
    api,
    user,
    onPersonChange: () => {
      takeOver();
      forget();
      if (cacheControl) forgetEverything(cacheControl);
      // What the next person's pages show is requested from now on.
      followSession(performance.now());
    },
    // Closed first: it would also deliver the end of the session, which this tab caused.
    onLoggingOut: () => live.close(),
    onStillThere: () => followSession(performance.now()),
    onLoggedOut: async () => {
      drafts.forgetTab();
      forgetOutbox(session.getState().user?.id ?? 0);
      await router().navigate('/');
    },
  });

  function takeOver(): void {
    const { user } = session.getState();
    if (user) drafts.takeOver(pageAccountOf(user));
  }
  takeOver();

  // Before the tab writes down whom it shows.
  reloadWhenStale(session);
  const account = watchPageAccount(session);

  function followSession(startedAt: number): void {
    live.close();
    if (session.getState().user) live.open(startedAt);
  }
  followSession(0);
  live.subscribe('account.changed', () => void refreshUser(api, session));

  const renewal = createTabRenewal(releaseSet, account, drafts);
  const onFailure = (failure: AreaError) => {
    reportAreaError({ ...failure, releaseSet: releaseSet.id });
    void trialReports?.then((reports) => reports.areaFailed(failure), ignore);
  };
  watchFaults(onFailure, shell);
  const loader = createAreaLoader(releaseSet, {
    loadFromEntry,
    // The page carries the hashes of what it shows; one release's own can be had without the file of all.
    prepare: (area, { entry, version }) =>
      isAllowed(entry) ? null : completeSet().catch(() => allowRelease(area, version)),
    allow: allowRelease,
    onFailure: (failure) => {
      // A page that broke is gone, and its forms with it.
      if (failure.phase === 'render') drafts.hold();
      onFailure(failure);
    },
  });
  const declaredAt = (path: string): OpenRoute | null => {
    const { pathname, search } = new URL(path, location.origin);
    const declared = findDeclaredRoute(releaseSet, pathname);
    const isOpen = declared && !deniedRedirect(declared.declaration, session.getState().user, path);
    return isOpen ? { declared, pathname, search } : null;
  };
  const fetchFiles = (target: OpenRoute, isOpening: boolean) => {
    const { area, declaration } = target.declared;
    // The release before runs in its place, with files of its own.
    if (isFallback(loader, area)) return;
    const files = releaseSet.areas[area]?.files?.[declaration.path];
    if (files) prefetchFiles(showsSlots(declaration, target.search) ? files : { ...files, slots: [] }, isOpening);
    else if (releaseSet.whole) completeSet().then(() => fetchFiles(target, isOpening), ignore);
  };
  /** @param isProbable the person is about to follow the link: its files do not wait for the area's entry */
  const preloadCode = async (target: OpenRoute, isProbable: boolean) => {
    const { area } = target.declared;
    if (isProbable) fetchFiles(target, false);
    const module = await loader.load(area);
    if (!module) throw new Error(`The code of ${area} cannot be had.`);
    // Of an area that is down, browsers would warn that its files were preloaded in vain.
    if (!isProbable) fetchFiles(target, false);
    await preloadPage(module, releaseSet.areas[area]?.manifest.routes ?? [], target.pathname);
  };
  const missingData = ({ declared, search }: OpenRoute) =>
    Object.values(routeDataPaths(declared, search)).filter((path) => cache.get(path)?.data === undefined);
  /** Areas whose files could not be had ahead of time: from now on only those of pages that people open. */
  const unavailable = new Set<string>();
  const inView = createLinksInView(async (path) => {
    const target = declaredAt(path);
    if (!target || unavailable.has(target.declared.area)) return;
    await preloadCode(target, false).catch(() => unavailable.add(target.declared.area));
  });

  return {
    sdk: {
      api,
      session,
      toasts,
      theme: createThemeStore(),
      live,
      slots: createSlotRegistry(releaseSet, loader, site),
      events: createDeclaredEvents(releaseSet),
      areas: {
        switchedOff: site?.switchedOff ?? [],
        preload: (path) => {
          const target = declaredAt(path);
          if (!target) return;
          preloadCode(target, true).catch(ignore);
          missingData(target).forEach(prefetch);
        },
        preloadInView: (link, path) => inView.watch(link, path),
        partFailed: (error) => {
          const area = areaAt(location.pathname);
          const version = area && releaseSet.areas[area]?.version;
          if (area) onFailure({ area, version, phase: 'page', error });
          return renewal.isOutdated();
        },
        reload: () => renewal.reload(),
      },
      drafts,
      site: { name: (site ?? plainSite).name },
    },
    areas: { releaseSet, loader, renewal },
    site,
    override,
    cache,
    onCacheReady: (control) => {
      cacheControl = control;
    },
    prepare: (path) => {
      const target = declaredAt(path);
      if (!target) return;
      countView(target.pathname);
      fetchFiles(target, true);
      // A visitor who is asked to sign in finds what they typed afterwards.
      if (target.pathname === '/auth' && location.pathname !== '/auth') drafts.hold();
      for (const path of missingData(target)) {
        const value = take(path);
        if (value !== undefined) void cacheControl?.mutate(path, value, { revalidate: false });
      }
    },
  };
}
