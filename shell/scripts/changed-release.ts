import { createHash } from 'node:crypto';
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashFiles } from '../federation/release/hash-files';
import type { ReleaseFile } from '../federation/release/release-file';
import type { RemoteManifest } from '../sdk/areas/manifest';

interface Changes {
  readonly version: string;
  /** Changes the text of a script or stylesheet. */
  readonly change?: (file: string, text: string) => string;
  readonly manifest?: Partial<RemoteManifest>;
  /** Content of the folder, when it has no `release.json` of its own. */
  readonly description?: Omit<ReleaseFile, 'files'>;
}

/**
 * Makes another release of a build: under another version, under another name for webpack, so that both keep apart in
 * one tab, and with some of its files changed.
 * @param build the area's build, with its `release.json` or what it says
 * @param target an empty folder for it
 */
export async function changedRelease(
  build: string,
  target: string,
  { version, change = (_file, text) => text, manifest, description }: Changes,
): Promise<void> {
  await cp(build, target, { recursive: true });
  const described = join(target, 'release.json');
  const release = description ?? (JSON.parse(await readFile(described, 'utf8')) as ReleaseFile);
  const ownName = new RegExp(`counterpart_${release.name}_[0-9a-f]{8}`, 'g');
  const newName = `counterpart_${release.name}_${createHash('sha256').update(version).digest('hex').slice(0, 8)}`;
  for (const file of await readdir(target, { recursive: true })) {
    const path = join(target, file);
    // Compressed ahead of the change.
    if (/\.(br|gz)$/.test(file)) await rm(path);
    if (!/\.(js|css)$/.test(file)) continue;
    await writeFile(path, change(file, (await readFile(path, 'utf8')).replaceAll(ownName, newName)));
  }
  const changed = { ...release.manifest, ...manifest, version };
  const files = await hashFiles(target);
  await writeFile(described, JSON.stringify({ ...release, version, manifest: changed, files }));
}
