import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RemoteManifest } from '../../sdk/areas/manifest';
import type { ChunkGraphFile } from '../chunk-graph';
import { outputFolder } from '../output-folder';
import { remoteServerFile } from '../server-file';
import { hashFiles } from './hash-files';
import type { ReleaseFile } from './release-file';
import { releaseSource } from './release-source';

/**
 * Writes `release.json` beside an area's build. A local build's version carries the hash of its content, so two
 * different builds never have the same version; `RELEASE_VERSION` names a version instead.
 * @throws when the build has no federation entry or no file for the server, or `remote.json` names a lazy module that
 * does not exist
 */
export async function describeRelease(folder: string): Promise<ReleaseFile> {
  const output = outputFolder(folder);
  const manifest = await readJson<RemoteManifest>(join(folder, 'remote.json'));
  const graph = await readJson<ChunkGraphFile>(join(output, 'chunk-graph.json'));
  const files = await hashFiles(output);
  const entry = Object.keys(files).find((file) => file.startsWith('remote-entry.'));
  const expose = graph.exposes['./remote'];
  if (!entry || !expose) throw new Error(`The build of ${manifest.id} has no federation entry.`);
  if (!files[remoteServerFile]) throw new Error(`The build of ${manifest.id} has no file for the server.`);
  const preloaded = [
    ...manifest.routes.flatMap(({ preload = [] }) => preload),
    ...Object.values(manifest.slotPreload ?? {}).flat(),
  ];
  const unknown = preloaded.filter((request) => !graph.lazy[request]);
  if (unknown.length)
    throw new Error(
      `remote.json of ${manifest.id} preloads what its code does not import lazily: ${unknown.join(', ')}.`,
    );
  const contentHash = createHash('sha256').update(JSON.stringify({ files, manifest })).digest('hex').slice(0, 12);
  const source = releaseSource();
  const release: ReleaseFile = {
    name: manifest.id,
    // The letter keeps it a version: a number in one has no zero in front, which one hash of 2,800 would be.
    version: process.env['RELEASE_VERSION'] ?? `${manifest.version}-local.h${contentHash}`,
    entry,
    manifest,
    files,
    preload: { expose, lazy: graph.lazy },
    ...(source && { source }),
  };
  await writeFile(join(output, 'release.json'), JSON.stringify(release, null, 1));
  return release;
}

async function readJson<Value>(path: string): Promise<Value> {
  return JSON.parse(await readFile(path, 'utf8')) as Value;
}
