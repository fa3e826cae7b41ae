import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

interface PackageFile {
  readonly name: string;
  readonly version?: string;
  /** Sources in this repository, built files with their types outside of it; only the names count here. */
  readonly exports?: Readonly<Record<string, unknown>>;
  readonly dependencies?: Record<string, string>;
}

export interface SharedModule {
  /**
   * Its name in the share scope, with its major version: an area that was built for another one finds nothing and fails
   * with that name, as a version check would make it, and no area's entry carries the code of such a check.
   */
  readonly shareKey: string;
  readonly version: string;
  /** Part of the shell's entry, because most public pages use it. What the shell itself uses is there anyway. */
  readonly onEveryPage: boolean;
}

/** Third-party modules of which a tab may hold only one, by the request that imports them. */
export const sharedLibraries = [
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

/** Modules that most public pages use beside what the shell uses itself: own files would cost each page more. */
const onEveryPage: ReadonlySet<string> = new Set([
  'styled-components',
  'swr',
  '@counterpart/shell/sdk',
  '@counterpart/shell/sdk/router',
  ...['alert', 'card', 'field', 'page-header', 'rating', 'select', 'skeleton', 'tabs', 'tag', 'text-input'].map(
    (entry) => `@counterpart/design-system/${entry}`,
  ),
]);

function readPackage(name: 'shell' | 'design-system'): PackageFile {
  return JSON.parse(readFileSync(require.resolve(`@counterpart/${name}/package.json`), 'utf8')) as PackageFile;
}

/** The package of a request. */
export function packageName(request: string): string {
  return request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');
}

function sharedModule(request: string, version: string): [string, SharedModule] {
  return [request, { shareKey: `${request}@${version.split('.')[0]}`, version, onEveryPage: onEveryPage.has(request) }];
}

/**
 * Sub-paths of a workspace package that run in a browser: each `exports` entry is a singleton of its own. Pictures are
 * plain elements and none: the area that shows one bundles it.
 */
function workspaceEntries(
  folder: 'shell' | 'design-system',
  wanted: (entry: string) => boolean,
): [string, SharedModule][] {
  const { name, version = '1.0.0', exports = {} } = readPackage(folder);
  return Object.keys(exports)
    .filter(wanted)
    .map((entry) => sharedModule(entry.replace('.', name), version));
}

/** Everything the host provides and areas only consume, by request. The one list of shared singletons. */
export function sharedModules(): Record<string, SharedModule> {
  const { dependencies = {} } = readPackage('shell');
  return Object.fromEntries([
    ...sharedLibraries.map((request) => sharedModule(request, dependencies[packageName(request)] ?? '0.0.0')),
    ...workspaceEntries('shell', (entry) => entry === './sdk' || entry === './sdk/router'),
    ...workspaceEntries('design-system', (entry) => entry !== './theme' && !/^\.\/pictures\/|\.json$/.test(entry)),
  ]);
}
