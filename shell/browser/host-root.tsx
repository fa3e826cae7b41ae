import { LinkProvider } from '@counterpart/design-system/link';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import type { BootData } from '../routes/release-set';
import { HostContext, type Host } from '../sdk/host';
import { HostLink } from '../sdk/host-link';
import { AreasContext, type Areas } from './areas/areas-context';
import { ToastOutlet } from './feedback/toast-outlet';

/** What a page is rendered with, in a browser and on the server. */
export interface RenderedHost {
  /** What areas see. */
  readonly sdk: Host;
  readonly areas: Areas;
  /** First answers of the route, by cache key. */
  readonly answers: BootData['answers'];
}

interface Props {
  readonly host: RenderedHost;
  /** The router. */
  readonly children: ReactNode;
}

/** Everything that stands above the router. Query defaults are those of M §7. */
export function HostRoot({ host, children }: Props): ReactNode {
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
            {children}
            <ToastOutlet />
          </LinkProvider>
        </SWRConfig>
      </AreasContext>
    </HostContext>
  );
}
