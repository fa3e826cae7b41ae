import { createContext, useContext } from 'react';
import type { StoreApi } from 'zustand';
import type { ReleaseSet } from '../../page-contract/release-set';
import type { RemoteModule } from '../../sdk/areas/remote';

/** State of an area's code in this tab. */
export type AreaState =
  | { readonly status: 'idle' | 'loading' }
  | {
      readonly status: 'ready';
      readonly module: RemoteModule;
      /** True when the release before stands in for the one that this tab was to run. */
      readonly isFallback?: boolean;
    }
  | { readonly status: 'failed'; readonly error: Error };

/** Reason an area's release cannot be shown: its page's code could not be loaded, or it threw. */
export interface AreaFailure {
  readonly phase: 'page' | 'render';
  readonly error: Error;
}

/** Loads areas' code: over the network in a browser, from what is there already on the server. */
export interface AreaLoader {
  readonly states: StoreApi<Readonly<Record<string, AreaState>>>;
  /**
   * The area's module, loaded once; `null` after the limit or a failure, which `states` then holds. A failure is never
   * remembered as a response: the next call tries again, unless the area's circuit is open.
   * @param insist a person asked: tries even when the circuit is open, and once more when a try that already runs fails
   */
  load(area: string, insist?: boolean): Promise<RemoteModule | null>;
  /**
   * The release before takes the place of the area's current one for the life of this tab, because the current one
   * broke. `null` when there is none, when it runs already, or when it cannot be loaded.
   */
  fallBack(area: string, failure: AreaFailure): Promise<RemoteModule | null>;
}

export interface Areas {
  readonly releaseSet: ReleaseSet;
  readonly loader: AreaLoader;
  /** The way out of a tab whose files are gone; absent on the server. */
  readonly renewal?: TabRenewal;
}

/** Tabs live longer than releases, and than sessions. */
export interface TabRenewal {
  /** Resolves to true when a new page would run other releases than this tab does. Never rejects. */
  isOutdated(): Promise<boolean>;
  /** Loads the page anew; what was typed is in its fields again. */
  reload(): void;
  /** True while a newer version is there and nothing was entered on the page that is open. */
  readonly isReady: StoreApi<boolean>;
  /** True when another account has signed in to this browser since the page was opened. */
  readonly isOtherAccount: StoreApi<boolean>;
  /** Says nothing more of the version that is there now. */
  dismiss(): void;
}

/** The areas of this tab, for the host's own components. */
export const AreasContext = createContext<Areas | null>(null);

/** @throws outside the host */
export function useAreas(): Areas {
  const areas = useContext(AreasContext);
  if (!areas) throw new Error('useAreas needs the host above it.');
  return areas;
}
