import { execFileSync } from 'node:child_process';
import { copyFile, link, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { areas, root } from '../../scripts/build/workspaces';

interface Locked {
  readonly resolved?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly link?: boolean;
}
interface LockFile {
  readonly packages: Readonly<Record<string, Locked>>;
}

const readJson = async <Value>(file: string): Promise<Value> => JSON.parse(await readFile(file, 'utf8')) as Value;

/**
 * Does what `git clone` and `npm ci --omit=dev` do for this checkout, with its builds, without downloading anything:
 * hard links to the committed files, to the builds, and to each installed package that the lock file does not call one
 * for development.
 */
export async function installForProduction(): Promise<{ readonly folder: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'counterpart-production-'));
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root });
  for (const file of listed.toString().split('\0'))
    if (file && existsSync(join(root, file))) await linkFile(join(root, file), join(folder, file));
  for (const target of ['shell', ...areas.map((area) => `mfe-${area}`)])
    await linkFolder(join(root, target, 'dist/production'), join(folder, target, 'dist/production'));
  await linkPackages(folder);
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

async function linkPackages(folder: string): Promise<void> {
  const lock = await readJson<LockFile>(join(root, 'package-lock.json'));
  const needed = Object.entries(lock.packages).filter(
    ([path, { dev, optional }]) =>
      path.includes('node_modules/') && !dev && !(optional && !existsSync(join(root, path))),
  );
  for (const [path, { link: isLink, resolved = '' }] of needed) {
    if (!isLink) await linkFolder(join(root, path), join(folder, path), 'node_modules');
    else {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await symlink(join(folder, resolved), join(folder, path), 'junction');
    }
  }
  // What npm notes of what it has installed.
  const noted = JSON.stringify({ ...lock, packages: Object.fromEntries(needed) });
  await writeFile(join(folder, 'node_modules/.package-lock.json'), noted);
}

async function linkFolder(from: string, to: string, except?: string): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    if (entry.name === except) continue;
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) await linkFolder(source, target);
    else await linkFile(source, target);
  }
}

async function linkFile(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  // The temporary folder may be of another file system.
  await link(from, to).catch(() => copyFile(from, to));
}
