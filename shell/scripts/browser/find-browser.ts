import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, type Browser as RunningBrowser } from 'playwright';
import { unpackBrowser } from './unpack-browser';

/** A Chromium that tests can drive. */
export interface Browser {
  /** In words, for the log. */
  readonly source: string;
  readonly executablePath: string;
  /** Flags it needs to run anywhere, also as root in a container. */
  readonly args: readonly string[];
  /** Variables it needs beside those of this process. */
  readonly env: Readonly<Record<string, string>>;
}

/** Flags that keep it quiet and let it start as root, without a GPU and without a network. */
const browserFlags: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-dev-shm-usage',
  '--disable-sync',
];

/**
 * Chromium without what surrounds a page: the same engine for half the processor time, as a new browser context is no
 * profile of a complete browser.
 */
const shellNames = ['chromium-headless-shell', 'chrome-headless-shell'];
const systemNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const systemPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The first of these programs on the search path, or else of these files. */
function findInstalled(names: readonly string[], paths: readonly string[] = []): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...paths].find((file) => existsSync(file) && isExecutable(file));
}

interface Wanted {
  /** A browser as people have it, for what is measured or compared by its pixels: no headless shell. */
  readonly complete?: boolean;
}

/**
 * Finds a browser without downloading one from outside the package registry: `CHROMIUM_PATH`, then the one Playwright
 * installed, then a headless shell, Chromium or Chrome of the system, then the one packed in `@sparticuz/chromium`.
 */
export async function findBrowser({ complete = false }: Wanted = {}): Promise<Browser> {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen) return { source: 'CHROMIUM_PATH', executablePath: chosen, args: browserFlags, env: {} };
  const own = chromium.executablePath();
  if (own && existsSync(own))
    return { source: "Playwright's Chromium", executablePath: own, args: browserFlags, env: {} };
  const system = (complete ? undefined : findInstalled(shellNames)) ?? findInstalled(systemNames, systemPaths);
  if (system) return { source: `the system's ${system}`, executablePath: system, args: browserFlags, env: {} };
  return { source: 'Chromium from the package registry', args: browserFlags, ...(await unpackBrowser()) };
}

/** Launches a browser as `findBrowser` finds it. @param flags further flags of its command line */
export async function launchBrowser(wanted?: Wanted, flags: readonly string[] = []): Promise<RunningBrowser> {
  const { executablePath, args, env } = await findBrowser(wanted);
  return chromium.launch({
    executablePath,
    args: [...args, ...flags],
    env: { ...(process.env as Record<string, string>), ...env },
  });
}
