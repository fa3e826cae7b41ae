import { createHash } from 'node:crypto';
import { cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Discovery, DiscoveredVersion } from '@counterpart/api/contract';
import { expect } from '../support/fixtures';
import { hashFiles } from '../../federation/release/hash-files';
import { shellContract } from '../../federation/release/shell-contract';
import { storeShell } from '../../server/assets/shell-releases';
import {
  activateRelease,
  publishRelease,
  publishShellFiles,
  registerShell,
  type Published,
  type RegistryAccess,
} from '../../federation/release/publish-release';
import { changedRelease } from '../../scripts/changed-release';
import { startProduct, type Product } from '../../scripts/start-product';

const releaseToken = 'token-of-the-rendering-journeys-0001';

/** The registry of such a product. */
export const registryOf = ({ url }: Product): RegistryAccess => ({ apiUrl: url, token: releaseToken });

/** A product whose releases a test may replace. Visits may come from networks of their own (`x-forwarded-for`). */
export function startReleasable(): Promise<Product> {
  return startProduct({ env: { RELEASE_TOKEN: releaseToken, TRUST_PROXY: 'loopback' } });
}

/** Changes the text of a file of a release. */
export type Change = (file: string, text: string) => string;

export const unchanged: Change = (_file, text) => text;

/** Releases as they were built, by product and area. */
const originals = new Map<string, DiscoveredVersion>();

/** Returns the release that was current before this file changed anything. */
export async function originalRelease(product: Product, area: string): Promise<DiscoveredVersion> {
  const key = `${product.url} ${area}`;
  const known = originals.get(key);
  if (known) return known;
  const { microFrontends } = (await (await fetch(`${product.url}/api/platform/discovery`)).json()) as Discovery;
  const release = microFrontends[area]?.[0];
  if (!release) throw new Error(`The registry knows no ${area}.`);
  originals.set(key, release);
  return release;
}

let releases = 0;

interface Changed {
  /** Changes the content that is published. */
  readonly change?: Change;
  /** Changes files after their hashes were taken. */
  readonly tamper?: Change;
}

/**
 * Publishes an area as it was built under a new version, with some of its files changed, and makes it current.
 * @returns the version
 */
export async function releaseChanged(product: Product, area: string, changed: Changed = {}): Promise<string> {
  const published = await publishChanged(product, area, changed);
  await activateRelease(published, registryOf(product));
  return published.version;
}

/** Publishes an area as it was built under a new version, with some of its files changed, and serves it to no one. */
export async function publishChanged(product: Product, area: string, changed: Changed = {}): Promise<Published> {
  const { change = unchanged, tamper = unchanged } = changed;
  releases += 1;
  const { url, metadata, extras } = await originalRelease(product, area);
  const version = `9.0.${releases}`;
  const folder = join(product.dataFolder, 'releases', area);
  const target = join(product.dataFolder, 'changed', version);
  const { manifest, preload, files } = extras;
  await changedRelease(join(folder, metadata.version), target, {
    version,
    change,
    description: { name: area, version, entry: url.slice(url.lastIndexOf('/') + 1), manifest, preload },
  });
  const published = await publishRelease(target, registryOf(product));
  expect(published.isNew).toBe(true);
  if (tamper !== unchanged) {
    // What this machine has already is not fetched: files that were changed on its disk.
    await cp(target, join(folder, version), { recursive: true });
    for (const file of Object.keys(files).filter((name) => /\.(js|css)$/.test(name))) {
      const path = join(folder, version, file);
      await writeFile(path, tamper(file, await readFile(path, 'utf8')));
    }
  }
  return published;
}

/** Waits until the shell's server, which polls the registry once a second, serves these versions of areas. */
export async function untilServed(product: Product, versions: Readonly<Record<string, string>>): Promise<void> {
  const wanted = Object.values(versions).map((version) => `"version":"${version}"`);
  const isServed = async () => {
    const page = await (await fetch(`${product.url}/a-page-of-no-area`)).text();
    return wanted.filter((version) => !page.includes(version));
  };
  await expect.poll(isServed, { intervals: [100] }).toEqual([]);
}

/** Returns the folder in which a product stores the builds of its shell. */
export const shellsOf = ({ dataFolder }: Product): string => join(dataFolder, 'shells');
const currentOf = async (product: Product): Promise<string> =>
  (JSON.parse(await readFile(join(shellsOf(product), 'shells.json'), 'utf8')) as { current: string }).current;

/**
 * Stores another build of the same sources and makes it current: each of its files has another name than the build
 * before had, as after a change of everything.
 * @param added code at the end of its main script; the API gets the build then
 */
export async function rebuildShell(product: Product, added = ''): Promise<string> {
  const shells = shellsOf(product);
  const before = await currentOf(product);
  const target = join(product.dataFolder, 'built');
  await rm(target, { recursive: true, force: true });
  await cp(join(shells, before), target, { recursive: true });
  const files = await readdir(target, { recursive: true });
  const hashes = new Set(files.flatMap((file) => /\.([0-9a-f]{8})\.js$/.exec(file)?.[1] ?? []));
  const renamed = (text: string) =>
    [...hashes].reduce((done, hash) => done.replaceAll(hash, nextHash(before + hash)), text);
  for (const file of files) {
    const path = join(target, file);
    if (/\.(br|gz)$/.test(file)) await rm(path);
    else if (/\.(js|json)$/.test(file)) {
      const text = renamed(await readFile(path, 'utf8'));
      await writeFile(path, file.startsWith('main.') ? `${text}\n${added}` : text);
      await rename(path, join(target, renamed(file)));
    }
  }
  await writeFile(join(target, 'integrity.json'), JSON.stringify(await hashFiles(target)));
  const { version, contract } = await storeShell(target, shells, { contract: shellContract(), wasBuilt: true });
  if (added !== '') {
    await registerShell(registryOf(product), { ...contract, version });
    await publishShellFiles(target, version, registryOf(product));
  }
  return version;
}

const nextHash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 8);
