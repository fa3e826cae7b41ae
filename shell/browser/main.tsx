import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { areaRoute } from './areas/graft-area';
import { keepProvided } from './areas/provided-modules';
import { readBootData } from './boot-data';
import { createBrowserHost } from './create-browser-host';
import { createAppRouter } from './create-app-router';
import { HostRoot } from './host-root';

keepProvided();
const boot = readBootData();
const host = createBrowserHost(boot, () => router);
const router = createAppRouter({
  areas: host.areas,
  user: () => host.sdk.session.getState().user,
  toRoute: areaRoute,
});

const container = document.getElementById('app');
if (!container) throw new Error('This page has no element to render into.');
createRoot(container).render(
  <StrictMode>
    <HostRoot host={host} router={router} />
  </StrictMode>,
);
