import type { ComponentType } from 'react';
import type { RouteObject } from './router';
import type { SlotName, SlotProps } from './slots';

/** What an area gives the host: the default shape of its only exposed module, `src/remote.tsx`. */
export interface RemoteModule {
  /** Route objects with absolute paths, one for each path its `remote.json` declares. */
  readonly routes: readonly RouteObject[];
  /** Fillers of the slots that its `remote.json` names. */
  readonly slots?: { readonly [Name in SlotName]?: ComponentType<SlotProps[Name]> };
}

/** Checks the shape at compile time; returns its argument. */
export function defineRemote(remote: RemoteModule): RemoteModule {
  return remote;
}
