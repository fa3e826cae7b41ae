import { join } from 'node:path';
import { remoteServerFile } from '../../federation/server-file';
import type { DeclaredRoute } from '../../page-contract/declared-routes';
import type { DiscoveredVersion } from '@counterpart/api/contract';
import { fillingArea } from '../releases/filling-area';
import type { ServerFile } from './render-job';

interface Options {
  readonly versions: Readonly<Record<string, DiscoveredVersion>>;
  readonly releasesFolder: string;
}

/**
 * Server files of the areas that a page is rendered with: the route's own, then those that fill its slots.
 * @returns nothing when the route's own release carries no server file
 */
export function serverFiles({ area, declaration }: DeclaredRoute, { versions, releasesFolder }: Options): ServerFile[] {
  const own = fileOf(area, versions[area], releasesFolder);
  if (!own) return [];
  const fillers = (declaration.slots ?? []).flatMap((slot) => {
    const filler = fillingArea(versions, slot);
    return filler && filler !== area ? (fileOf(filler, versions[filler], releasesFolder) ?? []) : [];
  });
  return [own, ...new Map(fillers.map((file) => [file.area, file])).values()];
}

function fileOf(area: string, version: DiscoveredVersion | undefined, releasesFolder: string): ServerFile | null {
  const integrity = version?.extras.files[remoteServerFile];
  if (!version || !integrity) return null;
  return {
    area,
    version: version.metadata.version,
    path: join(releasesFolder, area, version.metadata.version, remoteServerFile),
    integrity,
  };
}
