import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Runs before anything is installed, so: no TypeScript and no packages here. */
const root = fileURLToPath(new URL('../../', import.meta.url));
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

function readJson(path) {
  const file = join(root, path);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

const sorted = (wanted) => JSON.stringify(Object.entries(wanted ?? {}).sort(([a], [b]) => (a < b ? -1 : 1)));

/** True when a package.json asks for other packages than the lock file holds. */
function lockIsStale(lock) {
  const folders = ['', ...(readJson('package.json').workspaces ?? [])];
  return folders.some((folder) => {
    const wanted = readJson(join(folder, 'package.json'));
    const locked = lock.packages[folder];
    return (
      !locked || ['dependencies', 'devDependencies'].some((kind) => sorted(wanted?.[kind]) !== sorted(locked[kind]))
    );
  });
}

/** True when the shell and every area have a build that a start can take as it is. */
function isBuilt() {
  const targets = readJson('package.json').workspaces.filter((folder) => /^(shell$|mfe-)/.test(folder));
  return targets.every((folder) => existsSync(join(root, folder, 'dist/production/.inputs')));
}

/**
 * True when what is on the disk is what the lock file says, apart from packages for other systems, and without those
 * for development where `npm ci --omit=dev` left out all of them.
 */
function isInstalled(lock, mayLackDevelopment) {
  const installed = readJson('node_modules/.package-lock.json');
  if (!installed) return false;
  const lacksDevelopment = mayLackDevelopment && !Object.values(installed.packages).some(({ dev }) => dev);
  return Object.entries(lock.packages).every(([path, locked]) => {
    if (!path.includes('node_modules/')) return true;
    const found = installed.packages[path];
    return found
      ? found.version === locked.version
      : Boolean(locked.optional || locked.peer || (lacksDevelopment && locked.dev));
  });
}

function npm(argument) {
  return new Promise((resolve) => {
    const child = spawn('npm', [argument, '--include=dev', '--no-audit', '--no-fund'], {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32',
      env: { ...process.env, SCARF_ANALYTICS: 'false', npm_config_update_notifier: 'false' },
    });
    child.on('error', () => resolve(false));
    child.on('exit', (code) => resolve(code === 0));
  });
}

/**
 * Makes `node_modules` what `package-lock.json` says; does nothing when it already is. Ends the process with one
 * sentence when Node is too old or the packages cannot be had.
 * @param {{ forBuilt?: boolean }} options `forBuilt`: builds that exist need no package that makes them
 * @returns {Promise<boolean>} true when something was installed
 */
export async function install({ forBuilt = false } = {}) {
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(`Counterpart needs Node 20.19 or newer; this is Node ${process.versions.node}.`);
    process.exit(1);
  }
  const lock = readJson('package-lock.json');
  const stale = !lock || lockIsStale(lock);
  if (!stale && isInstalled(lock, forBuilt && isBuilt())) return false;
  const started = Date.now();
  console.log('Installing packages (about a minute the first time) …');
  const done = (!stale && (await npm('ci'))) || (await npm('install'));
  if (!done) {
    console.error('The packages could not be installed. npm says why above.');
    process.exit(1);
  }
  console.log(`Packages installed in ${Math.round((Date.now() - started) / 1000)} s.`);
  return true;
}
