import { createHash } from 'node:crypto';
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Discovery, DiscoveredVersion } from '@counterpart/api/contract';
import { expect } from './fixtures';
import { activateRelease, publishRelease, type RegistryAccess } from '../federation/release/publish-release';
import { startProduct, type Product } from '../scripts/start-product';

const releaseToken = 'token-of-the-rendering-journeys-0001';

/** The registry of such a product. */
export const registryOf = ({ url }: Product): RegistryAccess => ({ apiUrl: url, token: releaseToken });

/** A product whose releases a test may replace. */
export function startReleasable(): Promise<Product> {
  return startProduct({ env: { RELEASE_TOKEN: releaseToken } });
}

/** Changes the text of a file of a release. */
export type Change = (file: string, text: string) => string;

export const unchanged: Change = (_file, text) => text;

/** Releases as they were built, by product and area. */
const originals = new Map<string, DiscoveredVersion>();

/** What was current before this file changed anything. */
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
  const { change = unchanged, tamper = unchanged } = changed;
  releases += 1;
  const { url, metadata, extras } = await originalRelease(product, area);
  const version = `9.0.${releases}`;
  const folder = join(product.dataFolder, 'releases', area);
  const target = join(product.dataFolder, 'changed', version);
  await cp(join(folder, metadata.version), target, { recursive: true });
  const files: Record<string, string> = {};
  for (const file of await readdir(target, { recursive: true })) {
    const path = join(target, file);
    if (/\.(br|gz)$/.test(file)) await rm(path);
    if (!/\.(js|css)$/.test(file)) continue;
    const text = change(file, named(area, version, await readFile(path, 'utf8')));
    await writeFile(path, text);
    files[file] = `sha384-${createHash('sha384').update(text).digest('base64')}`;
  }
  const entry = url.slice(url.lastIndexOf('/') + 1);
  const { manifest, preload } = extras;
  const description = { name: area, version, entry, manifest: { ...manifest, version }, files, preload };
  await writeFile(join(target, 'release.json'), JSON.stringify(description));
  const published = await publishRelease(target, registryOf(product));
  expect(published.isNew).toBe(true);
  if (tamper !== unchanged) {
    // What this machine has already is not fetched: files that were changed on its disk.
    await cp(target, join(folder, version), { recursive: true });
    for (const file of Object.keys(files)) {
      const path = join(folder, version, file);
      await writeFile(path, tamper(file, await readFile(path, 'utf8')));
    }
  }
  await activateRelease(published, registryOf(product));
  return version;
}

/** A build is named by what it was made from, so that two releases keep apart in one tab; so is a changed one. */
function named(area: string, version: string, text: string): string {
  return text.replaceAll(new RegExp(`counterpart_${area}_[0-9a-f]{8}`, 'g'), `counterpart_${area}_${hashOf(version)}`);
}

/** Eight hexadecimal digits, as names of builds have. */
const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 8);

/** Waits until the shell's server, which polls the registry once a second, serves these versions of areas. */
export async function untilServed(product: Product, versions: Readonly<Record<string, string>>): Promise<void> {
  const wanted = Object.values(versions).map((version) => `"version":"${version}"`);
  const isServed = async () => {
    const page = await (await fetch(`${product.url}/a-page-of-no-area`)).text();
    return wanted.filter((version) => !page.includes(version));
  };
  await expect.poll(isServed, { intervals: [100] }).toEqual([]);
}
