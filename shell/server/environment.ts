import { join, resolve } from 'node:path';
import { isDevelopment, outputFolder } from '../federation/output-folder';

/** What the shell's server needs to know of where it runs. */
export interface ShellEnvironment {
  /** The one port for people. */
  readonly port: number;
  readonly host: string;
  /** Origin in links, canonical addresses and cookies. */
  readonly publicUrl: string;
  /** Where the API listens; people reach it through this server. */
  readonly apiUrl: string;
  /** The shell's own built files. */
  readonly assetsFolder: string;
  /** Published releases of the areas: `<area>/<version>/`. */
  readonly releasesFolder: string;
  /** Where the last good registry is kept. */
  readonly registryFile: string;
  /** Areas served by a developer's machine instead of their release: area to origin. */
  readonly developmentAreas: Readonly<Record<string, string>>;
  /** Origin of the shell's own hot-reload server, which its browser code then talks to. */
  readonly developmentShell: string | null;
  readonly isDevelopment: boolean;
  /** Milliseconds that rendering a page may take before it is left to the browser; 0 leaves every page to it. */
  readonly renderDeadline: number;
  /** Bytes for kept pages. */
  readonly pageCacheBytes: number;
}

/** Reads the environment; see decisions.md §3 for the variables people set. */
export function readEnvironment(env: NodeJS.ProcessEnv = process.env): ShellEnvironment {
  const port = Number(env['PORT'] ?? 3000);
  const dataFolder = resolve(env['DATA_DIR'] ?? '.data');
  return {
    port,
    host: env['HOST'] ?? '0.0.0.0',
    publicUrl: (env['PUBLIC_URL'] ?? `http://localhost:${port}`).replace(/\/$/, ''),
    apiUrl: env['API_URL'] ?? 'http://127.0.0.1:3001',
    assetsFolder: env['ASSETS_DIR'] ?? outputFolder(resolve(import.meta.dirname, '..')),
    releasesFolder: join(dataFolder, 'releases'),
    registryFile: join(dataFolder, 'last-good-registry.json'),
    developmentAreas: parsePairs(env['DEVELOPMENT_AREAS'] ?? ''),
    developmentShell: env['DEVELOPMENT_SHELL'] || null,
    isDevelopment,
    renderDeadline: Number(env['RENDER_DEADLINE_MS'] ?? 300),
    pageCacheBytes: Number(env['PAGE_CACHE_MB'] ?? 64) * 1024 * 1024,
  };
}

/** `blog=http://localhost:4103,admin=…` as a record. */
function parsePairs(text: string): Record<string, string> {
  const pairs = text.split(',').filter(Boolean);
  return Object.fromEntries(pairs.map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]));
}
