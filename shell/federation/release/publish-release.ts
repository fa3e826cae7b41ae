import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { archiveLimits, packArchive } from '@counterpart/api/hosting/release-archive';
import type { ReleaseFiles, ShellContract } from '@counterpart/api/contract';
import type { ChunkGraphFile } from '../chunk-graph';
import type { ReleaseFile } from './release-file';
import { releaseSource } from './release-source';
import { shellContract } from './shell-contract';

/** URL of the registry and token of this caller. */
export interface RegistryAccess {
  /** The API, or the site whose shell passes calls on to it. */
  readonly apiUrl: string;
  /** A deploy token of the area, or the release token of the installation. */
  readonly token: string;
}

export interface Published {
  readonly name: string;
  readonly version: string;
  /** False when this version had been published before. */
  readonly isNew: boolean;
}

/**
 * Sends a build to the registry: its `release.json` and files as one archive. A version is published once and never
 * overwritten.
 * @param output the area's build, with its `release.json`
 * @throws with the registry's sentence when it refuses the release, and when the version was published with other files
 */
export async function publishRelease(output: string, registry: RegistryAccess): Promise<Published> {
  const { name, version, files, archive } = await packBuild(output);
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(archive)], { type: 'application/gzip' }), `${name}-${version}.tar.gz`);
  const response = await post(registry, '/api/platform/releases', form);
  if (response.ok) return { name, version, isNew: true };
  if (response.headers.get('x-error-code') !== 'release_exists')
    throw new Error(`The registry refused ${name} ${version}: ${await response.text()}`);
  await mustBeSame({ name, version, files }, registry);
  return { name, version, isNew: false };
}

/** Reads `release.json` of a build. */
export async function readBuild(output: string): Promise<ReleaseFile> {
  return JSON.parse(await readFile(join(output, 'release.json'), 'utf8')) as ReleaseFile;
}

/** Tells whether a version was published before. */
export async function isPublished({ name, version }: Omit<Published, 'isNew'>, { apiUrl }: RegistryAccess) {
  return (await fetch(`${apiUrl}/api/platform/discovery/${name}/${encodeURIComponent(version)}`)).ok;
}

/** Throws when another build was published under the version: a published version never changes. */
async function mustBeSame(
  { name, version, files }: Pick<ReleaseFile, 'name' | 'version' | 'files'>,
  { apiUrl }: RegistryAccess,
): Promise<void> {
  const response = await fetch(`${apiUrl}/api/platform/discovery/${name}/${encodeURIComponent(version)}`);
  if (!response.ok)
    throw new Error(`The registry did not say what it has of ${name} ${version}: ${await response.text()}`);
  const { files: published } = (await response.json()) as ReleaseFiles;
  const differing = [...new Set([...Object.keys(files), ...Object.keys(published)])]
    .filter((file) => files[file] !== published[file])
    .sort();
  if (differing.length === 0) return;
  const named = differing.slice(0, 3).join(', ') + (differing.length > 3 ? ` and ${differing.length - 3} more` : '');
  throw new Error(
    `${name} ${version} was published with other files than these (${named}). A version never changes: give this build another one.`,
  );
}

/**
 * Makes a published version the one that people get.
 * @throws NotServedError when the version was removed or its area taken down, and with the registry's sentence when it
 * refuses
 */
export async function activateRelease(
  { name, version }: Pick<Published, 'name' | 'version'>,
  registry: RegistryAccess,
): Promise<void> {
  const response = await post(registry, `/api/platform/releases/${name}/${encodeURIComponent(version)}/activate`);
  if (response.ok) return;
  const sentence = `The registry did not activate ${name} ${version}: ${await response.text()}`;
  const isForGood = ['release_not_found', 'area_taken_down'].includes(response.headers.get('x-error-code') ?? '');
  throw isForGood ? new NotServedError(sentence) : new Error(sentence);
}

/** That a version is not made current: it was removed, or an administrator took its area down. */
export class NotServedError extends Error {
  override readonly name = 'NotServedError';
}

/**
 * Makes the release current that was so before.
 * @returns its version
 */
export async function rollBackArea(area: string, registry: RegistryAccess): Promise<string> {
  const response = await post(registry, `/api/platform/areas/${area}/rollback`);
  const text = await response.text();
  if (!response.ok) throw new Error(`The registry did not roll ${area} back: ${text}`);
  return (JSON.parse(text) as { version: string }).version;
}

/**
 * Tells the registry what the shell provides, which releases are checked against. Needs the release token.
 * @param contract of the shell that is served; this checkout's when absent
 * @param options `replaced`: areas whose next release comes with it; `isMeant`: it may break what is served
 * @throws with the registry's sentence when it would break an area that is served
 */
export async function registerShell(
  { apiUrl, token }: RegistryAccess,
  contract: ShellContract = shellContract(),
  options: { readonly replaced?: readonly string[]; readonly isMeant?: boolean } = {},
): Promise<void> {
  const response = await fetch(`${apiUrl}/api/platform/shells`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ shells: [contract], ...options }),
  });
  if (!response.ok) throw new Error(`The registry did not take what the shell provides: ${await response.text()}`);
}

/** The files that browsers and the shell's server may load, those compressed ahead, and the scripts' source maps. */
async function packBuild(
  output: string,
): Promise<Pick<ReleaseFile, 'name' | 'version' | 'files'> & { readonly archive: Buffer }> {
  const description = await readFile(join(output, 'release.json'));
  const { name, version, files } = JSON.parse(description.toString('utf8')) as ReleaseFile;
  const content = await readFiles(output, Object.keys(files), ['', '.br', '.gz', mapEnding]);
  return { name, version, files, archive: await packArchive(new Map([['release.json', description], ...content])) };
}

const mapEnding = '.map';

/**
 * Reads files of a build, each with what is beside it under these endings. Stacks name scripts alone; without a map
 * that is too large, a position in the built file is shown.
 */
async function readFiles(output: string, names: readonly string[], endings: readonly string[]) {
  const content = new Map<string, Buffer>();
  for (const path of names.flatMap((name) => endings.map((ending) => name + ending))) {
    const isMap = path.endsWith(mapEnding);
    if (isMap && !path.endsWith(`.js${mapEnding}`)) continue;
    const bytes = await readFile(join(output, path)).catch(() => null);
    if (bytes && !(isMap && bytes.length > archiveLimits.fileBytes)) content.set(path, bytes);
  }
  return content;
}

/**
 * Hands the files of a build of the shell to the API: for shells of other builds on other machines, and with their
 * source maps for the stacks of its errors. Those that it has are stored again, so that an upload that failed partway
 * is completed. Needs the release token.
 * @param output the shell's build, with its `integrity.json`
 */
export async function publishShellFiles(output: string, version: string, registry: RegistryAccess): Promise<void> {
  const read = async (file: string) => JSON.parse(await readFile(join(output, file), 'utf8')) as unknown;
  const { entries } = (await read('chunk-graph.json')) as ChunkGraphFile;
  const entry = entries['main']?.files ?? [];
  const names = Object.keys((await read('integrity.json')) as object);
  const files = await readFiles(output, names, ['', '.br', '.gz', mapEnding]);
  const description = JSON.stringify({ version, entry, source: releaseSource() });
  const form = new FormData();
  const archive = await packArchive(new Map([['shell.json', Buffer.from(description)], ...files]));
  form.append('file', new Blob([new Uint8Array(archive)], { type: 'application/gzip' }), 'shell.tar.gz');
  const response = await post(registry, '/api/platform/shell-files', form);
  if (!response.ok) throw new Error(`The API did not take the files of the shell: ${await response.text()}`);
}

function post({ apiUrl, token }: RegistryAccess, path: string, body?: FormData): Promise<Response> {
  return fetch(apiUrl + path, { method: 'POST', headers: { authorization: `Bearer ${token}` }, ...(body && { body }) });
}
