import { readFile } from 'node:fs/promises';
import { Script } from 'node:vm';
import { hasIntegrity } from '@counterpart/api/hosting/integrity';
import type { RemoteModule } from '../../../sdk/areas/remote';
import type { ServerFile } from '../render-job';

/** Releases of one area that are cached: the current one, both sides of a split, and one that was just left. */
const cachedReleases = 3;

type Wrapped = (
  module: { exports: { remote?: RemoteModule } },
  exports: object,
  require: (request: string) => unknown,
) => void;

/** Finds an area's module for the server. */
export interface ReleaseLoader {
  /** Tells whether a file's module is here, so that loading it runs nothing. */
  has(file: ServerFile): boolean;
  /**
   * @throws when the file is missing, is not what was published, asks for what it may not, throws or exports something
   * else
   */
  load(file: ServerFile): Promise<RemoteModule>;
}

/**
 * Loads areas' server files: checked against the registry's hash, compiled once, run with nothing but the shell's own
 * modules to ask for. The oldest releases are dropped, and with the last reference their code and data.
 * @param served what areas may require, by request
 */
export function createReleaseLoader(served: Readonly<Record<string, unknown>>): ReleaseLoader {
  const loaded = new Map<string, RemoteModule>();

  function requireServed(request: string): unknown {
    const module = served[request];
    if (module === undefined) throw new Error(`'${request}' is not among the modules an area may ask for.`);
    return module;
  }

  function forgetOldest(area: string): void {
    const own = [...loaded.keys()].filter((key) => key.startsWith(`${area}@`));
    for (const key of own.slice(0, Math.max(0, own.length - cachedReleases))) loaded.delete(key);
  }

  const keyOf = ({ area, version, integrity }: ServerFile) => `${area}@${version} ${integrity}`;

  return {
    has: (file) => loaded.has(keyOf(file)),
    load: async (file) => {
      const key = keyOf(file);
      const known = loaded.get(key);
      if (known) {
        // Most recently used last.
        loaded.delete(key);
        loaded.set(key, known);
        return known;
      }
      const remote = run(file, await readChecked(file), requireServed);
      loaded.set(key, remote);
      forgetOldest(file.area);
      return remote;
    },
  };
}

async function readChecked({ path, integrity, area, version }: ServerFile): Promise<string> {
  const content = await readFile(path);
  if (!hasIntegrity(content, integrity))
    throw new Error(`The server file of ${area} ${version} is not the one that was published.`);
  return content.toString('utf8');
}

function run({ area, version }: ServerFile, source: string, requireServed: (request: string) => unknown): RemoteModule {
  const script = new Script(`(function (module, exports, require) {${source}\n})`, {
    filename: releaseFileName(area, version),
  });
  const module: { exports: { remote?: RemoteModule } } = { exports: {} };
  const wrapped = script.runInThisContext() as Wrapped;
  wrapped(module, module.exports, requireServed);
  const { remote } = module.exports;
  if (!Array.isArray(remote?.routes))
    throw new Error(`The server file of ${area} ${version} does not export a remote with routes.`);
  return remote;
}

/** Name under which a release's code stands in stack traces. */
function releaseFileName(area: string, version: string): string {
  return `release:${area}@${version}`;
}

/**
 * The release whose code an error came from, as `area@version`: the topmost one among the calls of its stack. What the
 * error says of itself does not count.
 */
export function releaseInStack(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const stack = String(error.stack);
  const header = `${error.name}: ${error.message}`;
  const calls = stack.startsWith(header) ? stack.slice(header.length) : stack;
  return /^ +at .*?release:([^@\s]+@[^:\s]+):\d/m.exec(calls)?.[1];
}
