import { LRUCache } from 'lru-cache';
import { providedFiles, type ChunkGraphFile } from '../../federation/chunk-graph';
import type { ReleaseSet, RouteFiles } from '../../page-contract/release-set';
import type { RouteDeclaration } from '../../sdk/areas/manifest';
import type { ChunkFiles, DiscoveredVersion } from '@counterpart/api/contract';
import { fillingArea } from './filling-area';

/** A release of an area, and the lazy modules of it that a page needs, as the area's code names them. */
interface Need {
  readonly version: DiscoveredVersion;
  readonly lazy: readonly string[];
}

/**
 * URLs of the files that a route's first view needs beside the shell's entry, from the chunk graphs of all builds:
 * those of its area, and those only of the areas that fill the slots it shows.
 * @param versions the visitor's release of every area
 * @param isLocal false for an area that a developer's machine serves: its files have no published names
 */
export function routeFiles(
  host: ChunkGraphFile,
  versions: Readonly<Record<string, DiscoveredVersion>>,
  { area, declaration }: { readonly area: string; readonly declaration: RouteDeclaration },
  isLocal: (area: string) => boolean,
): RouteFiles {
  if (!isLocal(area)) return { page: [], slots: [] };
  const ofShell = host.entries['main'] ? [host.entries['main']] : [];
  const page = filesOf(host, needOf(versions[area], declaration.preload), ofShell);
  const slots = filesOf(host, fillers(versions, declaration, isLocal), []);
  return { page, slots: slots.filter((file) => !page.includes(file)) };
}

/** Files of every route, by the route's path, of the last release sets that were requested. */
const known = new LRUCache<string, ReturnType<typeof filesByArea>>({ max: 20 });

/**
 * A release set as the browser gets it: with the files of every route, so that those of a link are requested in
 * parallel, and without what only the server reads: the modules' names that they were found by, where a path moves to,
 * and what is for search engines and networks.
 */
export function withRouteFiles(
  releaseSet: ReleaseSet,
  { chunkGraph, builtAt }: { readonly chunkGraph: ChunkGraphFile; readonly builtAt: number },
  versions: Readonly<Record<string, DiscoveredVersion>>,
  isLocal: (area: string) => boolean,
): ReleaseSet {
  const key = `${builtAt} ${releaseSet.id}`;
  const files = known.get(key) ?? filesByArea(chunkGraph, versions, isLocal);
  known.set(key, files);
  const areas = Object.entries(releaseSet.areas).map(([area, release]) => {
    const { slotPreload: _, offers: __, ...manifest } = release.manifest;
    const routes = manifest.routes.map(
      ({
        preload: _,
        redirectToCanonical: __,
        staysFor: ___,
        head: { title, fallbackTitle, description },
        ...route
      }) => ({
        ...route,
        head: { title, ...(fallbackTitle && { fallbackTitle }), ...(description && { description }) },
      }),
    );
    return [area, { ...release, manifest: { ...manifest, routes }, files: files[area] ?? {} }] as const;
  });
  return { ...releaseSet, areas: Object.fromEntries(areas) };
}

function filesByArea(
  host: ChunkGraphFile,
  versions: Readonly<Record<string, DiscoveredVersion>>,
  isLocal: (area: string) => boolean,
) {
  const areas = Object.entries(versions).map(([area, { extras }]) => {
    const files = extras.manifest.routes.map(
      (declaration) => [declaration.path, routeFiles(host, versions, { area, declaration }, isLocal)] as const,
    );
    return [area, Object.fromEntries(files)] as const;
  });
  return Object.fromEntries<Record<string, RouteFiles>>(areas);
}

function filesOf(host: ChunkGraphFile, needs: readonly Need[], others: readonly ChunkFiles[]): string[] {
  const groups = needs.flatMap(({ version, lazy }) => groupsOf(version, lazy));
  const consumed = [...groups, ...others].flatMap(({ consumes }) => consumes);
  const hostFiles = providedFiles(host, consumed).map((file) => `/assets/${file}`);
  const ownFiles = groups.flatMap(({ folder, files }) => files.map((file) => folder + file));
  return [...new Set([...needs.map(({ version }) => version.url), ...hostFiles, ...ownFiles])];
}

function needOf(version: DiscoveredVersion | undefined, lazy: readonly string[] = []): Need[] {
  return version ? [{ version, lazy }] : [];
}

function fillers(
  versions: Readonly<Record<string, DiscoveredVersion>>,
  { slots = [] }: RouteDeclaration,
  isLocal: (area: string) => boolean,
): Need[] {
  return slots.flatMap((slot) => {
    const area = fillingArea(versions, slot);
    const version = area === undefined ? undefined : versions[area];
    return area !== undefined && isLocal(area) ? needOf(version, version?.extras.manifest.slotPreload?.[slot]) : [];
  });
}

function groupsOf({ url, extras: { preload } }: DiscoveredVersion, lazy: readonly string[]) {
  const folder = url.slice(0, url.lastIndexOf('/') + 1);
  return [preload.expose, ...lazy.flatMap((request) => preload.lazy[request] ?? [])].map((group) => ({
    ...group,
    folder,
  }));
}
