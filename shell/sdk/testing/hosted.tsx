import { LinkProvider } from '@counterpart/design-system/link';
import type { ReactNode } from 'react';
import { SWRConfig, type SWRConfiguration } from 'swr';
import { HostContext, type Host } from '../host';
import { HostLink } from '../host-link';

interface Props {
  readonly host: Host;
  /** First answers by cache key, as the server would inline them. */
  readonly fallback?: Record<string, unknown>;
  /** False leaves what is in the cache alone, as the real host does. Default true: each render fetches. */
  readonly revalidateIfStale?: boolean;
  /** A router. */
  readonly children: ReactNode;
}

const emptyCache: SWRConfiguration['provider'] = () => new Map();

/** What the shell puts around an area besides the router: host, an empty cache of its own and links. */
export function Hosted({ host, fallback = {}, revalidateIfStale = true, children }: Props): ReactNode {
  return (
    <HostContext value={host}>
      <SWRConfig value={{ provider: emptyCache, fallback, dedupingInterval: 0, shouldRetryOnError: false, revalidateOnFocus: false, revalidateIfStale }}>
        <LinkProvider component={HostLink}>{children}</LinkProvider>
      </SWRConfig>
    </HostContext>
  );
}
