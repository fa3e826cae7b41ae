import { LinkProvider } from '@counterpart/design-system/link';
import { useState, type ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { createResponseCache } from '../api/response-cache';
import { HostContext, type Host } from '../host/host';
import { HostLink } from '../links/host-link';

interface Props {
  readonly host: Host;
  /** First responses by cache key, as the server would inline them. */
  readonly responses?: Record<string, unknown>;
  /** False leaves what is in the cache alone, as the real host does. Default true: each render fetches. */
  readonly revalidateIfStale?: boolean;
  /** A router. */
  readonly children: ReactNode;
}

/** Wraps an area in what the shell provides besides the router: host, a cache of its own and links. */
export function Hosted({ host, responses = {}, revalidateIfStale = true, children }: Props): ReactNode {
  const [cache] = useState(() => createResponseCache(responses));
  return (
    <HostContext value={host}>
      <SWRConfig
        value={{
          provider: () => cache,
          dedupingInterval: 0,
          shouldRetryOnError: false,
          revalidateOnFocus: false,
          revalidateIfStale,
        }}
      >
        <LinkProvider component={HostLink}>{children}</LinkProvider>
      </SWRConfig>
    </HostContext>
  );
}
