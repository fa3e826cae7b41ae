import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const shellFolder = dirname(dirname(fileURLToPath(import.meta.url)));

interface PackageFile {
  readonly name: string;
  readonly version?: string;
  readonly exports?: Record<string, string>;
  readonly dependencies?: Record<string, string>;
}

interface SharedModule {
  readonly singleton: true;
  readonly strictVersion: boolean;
  readonly version: string;
  readonly requiredVersion: string;
}

/** Third-party modules of which a tab may hold only one, by the request that imports them. */
const libraries = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'styled-components',
  'swr',
  'swr/infinite',
  'swr/mutation',
  'zustand',
  'effector',
  'effector-react',
] as const;

function readPackage(path: string): PackageFile {
  return JSON.parse(readFileSync(path, 'utf8')) as PackageFile;
}

function packageName(request: string): string {
  return request.split('/').slice(0, request.startsWith('@') ? 2 : 1).join('/');
}

function sharedModule(version: string): SharedModule {
  return { singleton: true, strictVersion: true, version, requiredVersion: `^${version}` };
}

/** Sub-paths of a workspace package that run in a browser: each `exports` entry is a singleton of its own. */
function workspaceEntries(folder: string, wanted: (entry: string) => boolean): [string, SharedModule][] {
  const { name, version = '1.0.0', exports = {} } = readPackage(join(shellFolder, '..', folder, 'package.json'));
  return Object.keys(exports)
    .filter(wanted)
    .map((entry) => [entry.replace('.', name), sharedModule(version)]);
}

/** Everything the host provides and areas only consume, by request. The one list of shared singletons. */
export function sharedModules(): Record<string, SharedModule> {
  const { dependencies = {} } = readPackage(join(shellFolder, 'package.json'));
  const fromLibraries = libraries.map((request): [string, SharedModule] => [request, sharedModule(dependencies[packageName(request)] ?? '0.0.0')]);
  return Object.fromEntries([
    ...fromLibraries,
    ...workspaceEntries('shell', (entry) => entry === './sdk' || entry === './sdk/router'),
    ...workspaceEntries('design-system', (entry) => entry !== './theme' && !entry.endsWith('.json')),
  ]);
}
