import { StrictMode, type ErrorInfo } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router';
import { readablePath } from '@counterpart/api/contract';
import { hydratingKey } from '../page-contract/hydrating-boot';
import { areaRoute } from '../app/areas/graft-area';
import { retainProvided } from './areas/provided-modules';
import { loadRenderedRoute } from './areas/rendered-route';
import { dropEarlyEvents, takeEarlyEvents } from '../app/early-events';
import { whenIdle } from '../sdk/browser/when-idle';
import { readBootData } from './boot-data';
import { createBrowserHost } from './create-browser-host';
import { createAppRouter, type AppRouter } from './create-app-router';
import { HostRoot } from '../app/host-root';

retainProvided();
const boot = readBootData();
// As the server reads it: a router that cannot decode a path complains.
const readable = readablePath(location.pathname);
if (readable !== location.pathname) history.replaceState(history.state, '', readable + location.search + location.hash);
const host = createBrowserHost(boot, () => router);
const rendered = await loadRenderedRoute(boot, host.areas.loader, location.pathname);
const router: AppRouter = createAppRouter({
  areas: host.areas,
  user: () => host.sdk.session.getState().user,
  toRoute: areaRoute,
  rendered,
});
router.subscribe(({ navigation: { location: next } }) => {
  if (next) host.prepare(next.pathname + next.search);
});

const container = document.getElementById('app');
if (!container) throw new Error('This page has no element to render into.');
const app = (
  <StrictMode>
    <HostRoot host={host}>
      <RouterProvider router={router} useTransitions={false} />
    </HostRoot>
  </StrictMode>
);
/** Milliseconds that a page that is never idle leaves out what is below the window. */
const longestWait = 400;
/** Developers see what a boundary catches; visitors load none of it. */
const rootOptions = process.env.NODE_ENV === 'development' ? await import('./development/caught-errors') : {};
const layOutEverything = () => delete document.documentElement.dataset[hydratingKey];
if (rendered) {
  takeEarlyEvents(container);
  // Where a translator was first, React renders anew what it has changed: no fault of the page.
  const isTranslated = () => container.querySelector<HTMLElement>('font') !== null;
  const onRecoverableError = (error: unknown, { componentStack }: ErrorInfo) => {
    if (isTranslated()) return;
    // React's own code threw it; whose part differs from the server's is in the stack of components.
    if (error instanceof Error) error.stack = `${error.stack ?? ''}${componentStack ?? ''}`;
    reportError(error);
  };
  hydrateRoot(container, app, { ...rootOptions, onRecoverableError });
  // The first press does not wait for what is below the window.
  whenIdle(layOutEverything, longestWait);
} else {
  layOutEverything();
  dropEarlyEvents();
  createRoot(container, rootOptions).render(app);
}
