import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { integrityOf } from '@counterpart/api/hosting/integrity';
import { remoteServerFile } from '../../federation/server-file';
import type { ServerFile } from '../render/render-job';

/** Milliseconds that a save may take to be built before its page is left to the browser. */
const patience = 10_000;

/**
 * Takes the server file of an area that is served hot, which answers when the last save is built.
 * @param folder that renderers may read
 * @returns null when the development server has none: pages are the browser's to render
 */
export async function hotServerFile(area: string, origin: string, folder: string): Promise<ServerFile | null> {
  const response = await fetch(`${origin}/${remoteServerFile}`, { signal: AbortSignal.timeout(patience) }).catch(
    () => null,
  );
  if (!response?.ok) return null;
  const content = Buffer.from(await response.arrayBuffer());
  const integrity = integrityOf(content);
  const own = join(folder, area, 'hot');
  await mkdir(own, { recursive: true });
  const path = join(own, 'remote.js');
  await writeFile(path, content);
  // Each save is a release of its own: what one of them throws is not held against the next.
  return { area, version: `hot-${integrity.slice(-9)}`, path, integrity };
}
