import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });

/** The full id of a revision. @throws when there is no such revision */
export function resolveRevision(revision: string): string {
  try {
    return git('rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`).trim();
  } catch {
    throw new Error(`There is no revision ${revision}.`);
  }
}

/**
 * Puts the files of a commit into an empty folder, ready to build: the packages of the working tree when both have the
 * same lock file, an installation of its own otherwise.
 */
export function checkOut(commit: string, folder: string): void {
  const archive = execFileSync('git', ['archive', '--format=tar', commit], {
    cwd: root,
    maxBuffer: 1024 * 1024 * 1024,
  });
  const { status } = spawnSync('tar', ['-x', '-C', folder], { input: archive });
  if (status !== 0) throw new Error(`The files of ${commit} could not be unpacked.`);
  const lock = (folder: string) => readFileSync(join(folder, 'package-lock.json'), 'utf8');
  if (lock(root) === lock(folder)) sharePackages(folder);
  else execFileSync('npm', ['ci', '--ignore-scripts', '--prefer-offline'], { cwd: folder, stdio: 'inherit' });
}

/** Links every installed package, but not the workspaces: the old stories are to show the old components. */
function sharePackages(folder: string): void {
  const workspaces = readdirSync(root).filter((name) => existsSync(join(root, name, 'package.json')));
  for (const folder of ['', ...workspaces]) {
    const installed = join(root, folder, 'node_modules');
    if (!existsSync(installed) || !existsSync(join(folder, folder))) continue;
    mkdirSync(join(folder, folder, 'node_modules'));
    for (const name of readdirSync(installed).filter((entry) => !isOurs(entry)))
      symlinkSync(join(installed, name), join(folder, folder, 'node_modules', name));
  }
  const scope = join(folder, 'node_modules/@counterpart');
  mkdirSync(scope);
  for (const name of workspaces.filter((workspace) => existsSync(join(folder, workspace))))
    symlinkSync(join(folder, name), join(scope, name));
}

/** Caches know paths; our own packages are the checkout's. */
const isOurs = (name: string) => name === '@counterpart' || /^\.(cache|vite|package-lock)/.test(name);
