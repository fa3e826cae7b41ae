import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RemoteManifest } from '../../sdk/manifest';
import type { ChunkGraphFile } from '../chunk-graph';
import { outputFolder } from '../output-folder';
import type { ReleaseFile } from './release-file';

const served = /\.(js|css|woff2|svg|png|webp|avif|jpg)$/;

/**
 * Writes `release.json` beside an area's build. A local build's version carries the hash of its content, so two different
 * builds never have the same version; `RELEASE_VERSION` names a version instead.
 * @throws when the build has no federation entry
 */
export async function describeRelease(folder: string): Promise<ReleaseFile> {
  const output = outputFolder(folder);
  const manifest = await readJson<RemoteManifest>(join(folder, 'remote.json'));
  const graph = await readJson<ChunkGraphFile>(join(output, 'chunk-graph.json'));
  const names = (await readdir(output, { recursive: true })).filter((file) => served.test(file)).sort();
  const files = Object.fromEntries(await Promise.all(names.map(async (file) => [file, await integrity(join(output, file))] as const)));
  const entry = names.find((file) => file.startsWith('remote-entry.'));
  const expose = graph.exposes['./remote'];
  if (!entry || !expose) throw new Error(`The build of ${manifest.id} has no federation entry.`);
  const contentHash = createHash('sha256').update(JSON.stringify({ files, manifest })).digest('hex').slice(0, 12);
  const release: ReleaseFile = {
    name: manifest.id,
    version: process.env['RELEASE_VERSION'] ?? `${manifest.version}-local.${contentHash}`,
    entry,
    manifest,
    files,
    preload: { expose, lazy: graph.lazy },
  };
  await writeFile(join(output, 'release.json'), JSON.stringify(release, null, 1));
  return release;
}

async function readJson<Value>(path: string): Promise<Value> {
  return JSON.parse(await readFile(path, 'utf8')) as Value;
}

async function integrity(path: string): Promise<string> {
  return `sha384-${createHash('sha384').update(await readFile(path)).digest('base64')}`;
}
