import { join } from 'node:path';
import type { Discovery } from '@counterpart/api/contract';
import type { Needing } from '@counterpart/api/hosting/unmet-needs';
import { readSealed } from '../../server/releases/sealed-file';

/** Lists every release that this machine's shell last knew as served; none before its first start. */
export async function readLastServed(dataFolder: string): Promise<Needing[]> {
  const text = await readSealed(join(dataFolder, 'last-good-registry.json')).catch(() => null);
  return text === null ? [] : releasesIn(JSON.parse(text) as Discovery);
}

/** Lists every release that is served, as this machine's shell last knew them while the registry is away. */
export async function readServed(apiUrl: string, dataFolder: string): Promise<Needing[]> {
  const response = await fetch(`${apiUrl}/api/platform/discovery`).catch(() => null);
  return response?.ok ? releasesIn((await response.json()) as Discovery) : readLastServed(dataFolder);
}

function releasesIn({ microFrontends }: Discovery): Needing[] {
  return Object.entries(microFrontends).flatMap(([name, versions]) =>
    versions.map(({ extras: { manifest, preload } }) => ({ name, manifest, preload })),
  );
}
