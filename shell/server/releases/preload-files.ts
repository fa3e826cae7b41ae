import { providedFiles, type ChunkGraphFile, type ChunkGroupFiles } from '../../federation/chunk-graph';
import type { DiscoveredVersion } from './discovery';

/**
 * Addresses of the files that a route's first view needs beside the shell's entry, from the chunk graphs of both builds.
 * @param pages lazy modules of the route, as the area's code names them
 */
export function preloadFiles(host: ChunkGraphFile, version: DiscoveredVersion, pages: readonly string[]): string[] {
  const { expose, lazy } = version.extras.preload;
  const groups = [expose, ...pages.flatMap((page): ChunkGroupFiles[] => (lazy[page] ? [lazy[page]] : []))];
  const folder = version.url.slice(0, version.url.lastIndexOf('/') + 1);
  const ownFiles = groups.flatMap(({ files }) => files.map((file) => folder + file));
  const entry = host.entries['main'];
  const consumed = [...groups, ...(entry ? [entry] : [])].flatMap(({ consumes }) => consumes);
  const hostFiles = providedFiles(host, consumed).map((file) => `/assets/${file}`);
  return [...new Set([version.url, ...hostFiles, ...ownFiles])];
}
