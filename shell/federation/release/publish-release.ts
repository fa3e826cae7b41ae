import { cp, mkdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseFile } from './release-file';

interface Options {
  /** The area's build, with its `release.json`. */
  readonly output: string;
  /** The release store: `<area>/<version>/`. */
  readonly releasesFolder: string;
  readonly apiUrl: string;
  readonly token: string;
}

export interface Published {
  readonly name: string;
  readonly version: string;
  /** False when this version had been published before. */
  readonly isNew: boolean;
}

/**
 * Puts a build into the release store and registers it. A version is published once and never overwritten.
 * @throws with the registry's sentence when it refuses the release
 */
export async function publishRelease({ output, releasesFolder, apiUrl, token }: Options): Promise<Published> {
  const release = JSON.parse(await readFile(join(output, 'release.json'), 'utf8')) as ReleaseFile;
  const { name, version, entry, manifest, files, preload } = release;
  await store(release, output, join(releasesFolder, name, version));
  const url = `/releases/${name}/${version}/${entry}`;
  const response = await post(`${apiUrl}/api/platform/releases`, token, {
    name,
    version,
    url,
    integrity: files[entry],
    manifest,
    files,
    preload,
  });
  if (!response.ok && response.status !== 409)
    throw new Error(`The registry refused ${name} ${version}: ${await response.text()}`);
  return { name, version, isNew: response.ok };
}

/** Makes a published version the one that people get. */
export async function activateRelease({ name, version }: Published, apiUrl: string, token: string): Promise<void> {
  const response = await post(`${apiUrl}/api/platform/releases/${name}/${version}/activate`, token);
  if (!response.ok) throw new Error(`The registry did not activate ${name} ${version}: ${await response.text()}`);
}

/** Copies the files that browsers and the shell's server may load; whole or not at all. */
async function store(release: ReleaseFile, output: string, folder: string): Promise<void> {
  if (await stat(folder).catch(() => null)) return;
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true });
  for (const file of Object.keys(release.files)) {
    for (const encoded of [file, `${file}.br`, `${file}.gz`]) {
      const source = join(output, encoded);
      if (await stat(source).catch(() => null)) await cp(source, join(unfinished, encoded));
    }
  }
  await rename(unfinished, folder);
}

function post(url: string, token: string, body?: unknown): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body ?? {}),
  });
}
