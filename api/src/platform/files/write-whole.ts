import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';

/** A file that is being written says who writes it: `name.4711@host.part`. */
const partOf = (path: string): string => `${path}.${process.pid}@${hostname()}.part`;
const partName = /\.(\d+)@([^/]+)\.part$|\.part$/;
/** Milliseconds after which no file is still being written. */
const longestWrite = 60 * 60_000;

/**
 * Writes a file so that no reader sees a part of it, and so that nothing of it stays when that fails.
 * @param mode of the file; its folder is for the same users
 */
export async function writeWhole(path: string, content: Uint8Array | string, mode?: number): Promise<void> {
  const part = partOf(path);
  try {
    await mkdir(dirname(path), { recursive: true, ...(mode !== undefined && { mode: 0o700 }) });
    await writeFile(part, content, { mode: mode ?? 0o666 });
    await rename(part, path);
  } catch (error) {
    await rm(part, { force: true }).catch(() => undefined);
    throw error;
  }
}

/** True when an error says that a disk or an account's quota is full. */
export function isDiskFull(error: unknown): boolean {
  const { code } = (error ?? {}) as NodeJS.ErrnoException;
  return code === 'ENOSPC' || code === 'EDQUOT';
}

/** Removes what a process that was killed left half written in a folder and those below it. */
export async function removeParts(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  for (const name of names) {
    const [found, pid, host] = partName.exec(name) ?? [];
    if (found === undefined) continue;
    const path = join(folder, name);
    const isAbandoned = host === hostname() ? !isOther(Number(pid)) : await isOld(path);
    if (isAbandoned) await rm(path, { force: true });
  }
}

/** True when the process id belongs to another process on this machine. */
function isOther(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function isOld(path: string): Promise<boolean> {
  const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }));
  return Date.now() - mtimeMs > longestWrite;
}
