import { LinkProvider } from '@counterpart/design-system/link';
import type { ReactNode } from 'react';
import { RouterProvider } from 'react-router';
import { SWRConfig } from 'swr';
import { HostContext } from '../sdk/host';
import { HostLink } from '../sdk/host-link';
import { AreasContext } from './areas/areas-context';
import type { AppRouter } from './create-app-router';
import type { BrowserHost } from './create-browser-host';
import { ToastOutlet } from './feedback/toast-outlet';

interface Props {
  readonly host: BrowserHost;
  readonly router: AppRouter;
}

/** Everything that stands above the router. Query defaults are those of M §7. */
export function HostRoot({ host, router }: Props): ReactNode {
  return (
    <HostContext value={host.sdk}>
      <AreasContext value={host.areas}>
        <SWRConfig
          value={{
            fallback: host.answers,
            revalidateIfStale: false,
            revalidateOnFocus: false,
            revalidateOnReconnect: false,
            shouldRetryOnError: false,
          }}
        >
          <LinkProvider component={HostLink}>
            <RouterProvider router={router} />
            <ToastOutlet />
          </LinkProvider>
        </SWRConfig>
      </AreasContext>
    </HostContext>
  );
}
