import { LinkProvider } from '@counterpart/design-system/link';
import { useLayoutEffect, type ReactNode } from 'react';
import { SWRConfig, useSWRConfig, type ScopedMutator, type Unloader } from 'swr';
import type { ResponseCache } from '../sdk/api/response-cache';
import { HostContext, type Host } from '../sdk/host/host';
import { HostLink } from '../sdk/links/host-link';
import { AreasContext, type Areas } from './areas/areas-context';
import type { PageOverride } from '../page-contract/override';
import { plainSite, type PageSite } from '../page-contract/site';
import { LiveRoot } from './live-root';
import { OverrideContext } from './override/override-context';
import { SiteContext } from './site/site-context';
import { ToastOutlet } from './feedback/toast-outlet';

/** Changes the host makes to the cache from outside a page. */
export interface CacheControl {
  readonly mutate: ScopedMutator;
  readonly unload: Unloader;
}

/** Parts that a page is rendered with, in a browser and on the server. */
export interface RenderedHost {
  /** Host as areas see it. */
  readonly sdk: Host;
  readonly areas: Areas;
  /** Settings of the site; plain when absent. */
  readonly site?: PageSite | undefined;
  /** The area that this browser takes from a developer's machine. */
  readonly override?: PageOverride | undefined;
  /** API responses; the server's first responses of the route are in it from the start. */
  readonly cache: ResponseCache;
  /** Called once the cache can be changed. */
  readonly onCacheReady?: (control: CacheControl) => void;
}

interface Props {
  readonly host: RenderedHost;
  /** The router. */
  readonly children: ReactNode;
}

/** Everything that stands above the router. Answers never go stale by themselves, and nothing is requested twice. */
export function HostRoot({ host, children }: Props): ReactNode {
  return (
    <HostContext value={host.sdk}>
      <AreasContext value={host.areas}>
        <SiteContext value={host.site ?? plainSite}>
          <OverrideContext value={host.override ?? null}>
            <SWRConfig
              value={{
                provider: () => host.cache,
                revalidateIfStale: false,
                revalidateOnFocus: false,
                revalidateOnReconnect: false,
                shouldRetryOnError: false,
              }}
            >
              {host.onCacheReady && <CacheHandle onReady={host.onCacheReady} />}
              <LinkProvider component={HostLink}>
                <LiveRoot>
                  {children}
                  <ToastOutlet />
                </LiveRoot>
              </LinkProvider>
            </SWRConfig>
          </OverrideContext>
        </SiteContext>
      </AreasContext>
    </HostContext>
  );
}

/** Hands out what only a component below the cache can get. */
function CacheHandle({ onReady }: { readonly onReady: (control: CacheControl) => void }): null {
  const { mutate, unload } = useSWRConfig();
  useLayoutEffect(() => {
    // What the caller returns is not a clean-up of this effect.
    onReady({ mutate, unload });
  }, [mutate, unload, onReady]);
  return null;
}
