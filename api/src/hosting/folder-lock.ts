import { readFileSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import LibsqlDatabase from 'libsql';

/** A lock that another process holds; the message names it: 'process 123', with its `about`. */
export class LockedError extends Error {
  override readonly name = 'LockedError';
  /** The command that ends the holder; `null` when it runs on another machine or is not known. */
  readonly command: string | null;

  constructor(
    readonly holder: string,
    pid: number | null,
  ) {
    super(`Locked by ${holder}.`);
    this.command = pid === null ? null : `kill ${pid}`;
  }
}

interface Options {
  /** Text that the holder publishes for the processes it locks out, such as its URL. */
  readonly about?: string;
  /** Milliseconds for which a holder that is just ending is waited for. */
  readonly patience?: number;
}

interface Holder {
  readonly pid: number;
  readonly host: string;
  readonly about?: string;
}

/** Keeps every lock's file open: one that is collected as garbage would be let go. */
const held = new Set<InstanceType<typeof LibsqlDatabase>>();

/**
 * Makes this process the only one that holds the lock `<folder>/<name>.lock`, until it ends. The operating system keeps
 * the lock (SQLite's, on an empty database), so it never outlives its holder, whatever killed that one, and holds
 * between containers that share the folder, where a process number says nothing.
 * @returns lets it go before that
 * @throws LockedError when another process holds it
 */
export async function lockFolder(
  folder: string,
  name: string,
  { about, patience = 0 }: Options = {},
): Promise<() => void> {
  const file = join(folder, `${name}.lock`);
  const deadline = Date.now() + patience;
  let database = tryLock(file);
  while (!database) {
    if (Date.now() >= deadline) throw lockedError(readHolder(file));
    await wait(100);
    database = tryLock(file);
  }
  const lock = database;
  const holder: Holder = { pid: process.pid, host: hostname(), ...(about === undefined ? {} : { about }) };
  writeFileSync(holderFile(file), JSON.stringify(holder));
  return () => {
    held.delete(lock);
    lock.close();
  };
}

function tryLock(file: string): InstanceType<typeof LibsqlDatabase> | null {
  const database = new LibsqlDatabase(file);
  try {
    database.exec('begin exclusive');
    held.add(database);
    return database;
  } catch (error) {
    database.close();
    if (String((error as { code?: unknown }).code).startsWith('SQLITE_BUSY')) return null;
    throw error;
  }
}

function holderFile(file: string): string {
  return `${file}.json`;
}

function readHolder(file: string): Holder | null {
  try {
    return JSON.parse(readFileSync(holderFile(file), 'utf8')) as Holder;
  } catch {
    return null;
  }
}

function lockedError(holder: Holder | null): LockedError {
  if (!holder) return new LockedError('another process', null);
  const isHere = holder.host === hostname();
  const where = [`process ${holder.pid}`, ...(isHere ? [] : [`on ${holder.host}`])].join(' ');
  return new LockedError(holder.about ? `${where}, ${holder.about}` : where, isHere ? holder.pid : null);
}
