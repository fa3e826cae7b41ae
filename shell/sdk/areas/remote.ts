import type { ComponentType } from 'react';
import type { LazyPart } from '../parts/lazy-part';
import type { RouteObject } from '../router';
import type { SlotName, SlotProps } from './slots';

/** Content of a route object's `handle`. */
export interface RouteHandle {
  /**
   * Builds the page's data for search engines (schema.org, JSON-LD). Called on the server only, so import what it needs
   * lazily.
   * @param data first responses of the route, by the names of its declaration
   * @param origin of the public URL, without a slash at the end
   */
  readonly structuredData?: (data: Readonly<Record<string, unknown>>, origin: string) => Promise<object>;
}

/** Interface of an area to the host: the default shape of its only exposed module, `src/remote.tsx`. */
export interface RemoteModule {
  /** Route objects with absolute paths, one for each path its `remote.json` declares. */
  readonly routes: readonly RouteObject[];
  /** Fillers of the slots that its `remote.json` names, those of public pages as `lazyPart`. */
  readonly slots?: { readonly [Name in SlotName]?: ComponentType<SlotProps[Name]> | LazyPart<SlotProps[Name]> };
}

/** Checks the shape at compile time; returns its argument. */
export function defineRemote(remote: RemoteModule): RemoteModule {
  return remote;
}
