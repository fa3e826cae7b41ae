import { createContext, useContext } from 'react';
import type { ApiClient } from '../api/api-client';
import type { AreaEventBus } from '../areas/area-events';
import type { AreaService } from './areas';
import type { Drafts } from '../forms/drafts';
import type { LiveConnection } from '../live/live-events';
import type { SessionStore } from './session';
import type { SlotRegistry } from '../areas/slots';
import type { ThemeStore } from './theme';
import type { ToastStore } from './toasts';

/** Settings of the site that an area sees. */
export interface NamedSite {
  /** As administrators set it; texts that name the site use it. */
  readonly name: string;
}

/**
 * Everything the shell hands to an area. There is one in a tab; tests use the one of
 * `@counterpart/shell/sdk/testing`, which implements the same interface.
 */
export interface Host {
  readonly api: ApiClient;
  readonly session: SessionStore;
  readonly toasts: ToastStore;
  readonly theme: ThemeStore;
  readonly live: LiveConnection;
  readonly slots: SlotRegistry;
  readonly events: AreaEventBus;
  readonly areas: AreaService;
  readonly drafts: Drafts;
  readonly site: NamedSite;
}

/** Carries the host to every area. React context, never a federated module: a federated store is created twice. */
export const HostContext = createContext<Host | null>(null);

/**
 * The shell as this component sees it.
 * @throws when rendered outside a `HostContext` provider
 */
export function useHost(): Host {
  const host = useContext(HostContext);
  if (!host) throw new Error('useHost needs a HostContext provider above it (in tests: renderInHost).');
  return host;
}

/** The site's name as administrators set it. */
export const useSiteName = (): string => useHost().site.name;
