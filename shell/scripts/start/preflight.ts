import type { ShellContract } from '@counterpart/api/contract';
import { LockedError, lockFolder } from '@counterpart/api/hosting/folder-lock';
import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { unmetByOwner } from '@counterpart/api/hosting/unmet-needs';
import { shellContract } from '../../federation/release/shell-contract';
import { isKnownContract } from '../../server/assets/shell-releases';
import { StartError } from '@counterpart/api/hosting/start-error';
import { isArea } from '../build/workspaces';
import { readLastServed } from './served-releases';

/** @throws StartError when something else listens on the port */
export function checkPort(port: number): Promise<void> {
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    return Promise.reject(new StartError(`PORT must be a number from 1 to 65535; it is '${process.env['PORT']}'.`));
  }
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => reject(new StartError(portSentence(port, error.code))));
    probe.listen(port, () => probe.close(() => resolve()));
  });
}

function portSentence(port: number, code?: string): string {
  if (code === 'EADDRINUSE')
    return `Port ${port} is already in use. Stop what runs there, or choose another: PORT=${port + 1} npm start`;
  if (code === 'EACCES')
    return `Port ${port} may not be used by this account. Choose one above 1023: PORT=3000 npm start`;
  return `Port ${port} cannot be used (${code ?? 'unknown reason'}). Choose another: PORT=3001 npm start`;
}

/**
 * Returns the shell's port for metrics: the one after the API's; 0 lets both take a free one.
 * @throws StartError when there is none after it
 */
export function portAfter(metricsPort: number): number {
  if (metricsPort === 65_535)
    throw new StartError('METRICS_PORT must be at most 65534 for npm start: the shell takes the port after it.');
  return metricsPort === 0 ? 0 : metricsPort + 1;
}

/** @throws StartError when nothing can be written to the data folder */
export async function checkDataFolder(folder: string): Promise<void> {
  const probe = join(folder, '.write-check');
  try {
    // One level after the other: node's own recursive mkdir never returns below file systems such as /proc.
    const missing: string[] = [];
    for (let at = folder; !existsSync(at); at = dirname(at)) missing.unshift(at);
    for (const level of missing) await mkdir(level);
    await writeFile(probe, '');
    await rm(probe);
  } catch (error) {
    throw new StartError(
      `The data folder ${folder} cannot be written to (${(error as NodeJS.ErrnoException).code}). Choose another with DATA_DIR.`,
    );
  }
}

/**
 * Keeps others from starting on the data folder while this process runs.
 * @param url where people reach this product, for the error message of other processes
 * @throws StartError when another product runs on it
 */
export async function lockDataFolder(folder: string, url: string): Promise<void> {
  try {
    await lockFolder(folder, 'product', { about: url });
  } catch (error) {
    if (!(error instanceof LockedError)) throw error;
    const { holder, command } = error;
    const freed = command
      ? `Stop it: ${command} — or start on another folder and port`
      : 'Stop it, or start on another folder and port';
    throw new StartError(
      `Counterpart already runs on the data folder ${folder} (${holder}). ${freed}: DATA_DIR=.data-2 PORT=3100 npm start`,
    );
  }
}

/**
 * Checks areas of other repositories that are served against a shell that never ran here, before anything changes, the
 * database included. Those of this repository come with it.
 * @returns what breaks, when that is meant
 * @throws StartError when something breaks and that is not meant
 */
export async function checkUpgrade(
  folder: string,
  { isMeant, contract = shellContract() }: { readonly isMeant: boolean; readonly contract?: ShellContract },
): Promise<string[]> {
  if (await isKnownContract(join(folder, 'shells'), contract)) return [];
  const served = await readLastServed(folder);
  const outside = served.filter(({ name }) => !isArea(name));
  const broken = unmetByOwner(outside, [contract], served);
  if (broken.length > 0 && !isMeant)
    throw new StartError(
      `This version would break areas that are served, so nothing was changed. ${broken.join(' ')} Start the version before, have those areas released for this one, or go on without them: npm start -- --break-areas`,
    );
  return broken;
}
