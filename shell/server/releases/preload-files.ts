import { providedFiles, type ChunkGraphFile } from '../../federation/chunk-graph';
import type { RouteDeclaration } from '../../sdk/manifest';
import type { DiscoveredVersion } from './discovery';
import { fillingArea } from './filling-area';

/** A release of an area, and the lazy modules of it that a page needs, as the area's code names them. */
interface Need {
  readonly version: DiscoveredVersion;
  readonly lazy: readonly string[];
}

/**
 * Addresses of the files that a route's first view needs beside the shell's entry, from the chunk graphs of all builds:
 * its area's, and those of the areas that fill the slots it shows.
 * @param versions the visitor's release of every area
 * @param isLocal false for an area that a developer's machine serves: its files have no published names
 */
export function preloadFiles(
  host: ChunkGraphFile,
  versions: Readonly<Record<string, DiscoveredVersion>>,
  { area, declaration }: { readonly area: string; readonly declaration: RouteDeclaration },
  isLocal: (area: string) => boolean,
): string[] {
  if (!isLocal(area)) return [];
  const needs = [...needOf(versions[area], declaration.preload), ...fillers(versions, declaration, isLocal)];
  const groups = needs.flatMap(({ version, lazy }) => groupsOf(version, lazy));
  const consumed = [...groups, ...(host.entries['main'] ? [host.entries['main']] : [])].flatMap(({ consumes }) => consumes);
  const hostFiles = providedFiles(host, consumed).map((file) => `/assets/${file}`);
  const ownFiles = groups.flatMap(({ folder, files }) => files.map((file) => folder + file));
  return [...new Set([...needs.map(({ version }) => version.url), ...hostFiles, ...ownFiles])];
}

function needOf(version: DiscoveredVersion | undefined, lazy: readonly string[] = []): Need[] {
  return version ? [{ version, lazy }] : [];
}

function fillers(versions: Readonly<Record<string, DiscoveredVersion>>, { slots = [] }: RouteDeclaration, isLocal: (area: string) => boolean): Need[] {
  return slots.flatMap((slot) => {
    const area = fillingArea(versions, slot);
    const version = area === undefined ? undefined : versions[area];
    return area !== undefined && isLocal(area) ? needOf(version, version?.extras.manifest.slotPreload?.[slot]) : [];
  });
}

function groupsOf({ url, extras: { preload } }: DiscoveredVersion, lazy: readonly string[]) {
  const folder = url.slice(0, url.lastIndexOf('/') + 1);
  return [preload.expose, ...lazy.flatMap((request) => preload.lazy[request] ?? [])].map((group) => ({ ...group, folder }));
}
