import { createHash, randomUUID } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { cp, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ShellContract } from '@counterpart/api/contract';
import { unmetByOwner, type Needing } from '@counterpart/api/hosting/unmet-needs';

/** Milliseconds for which a build of the shell is stored after it was current: tabs of it may still be open. */
const storedFor = 14 * 86_400_000;
const stateFile = 'shells.json';
const contractFile = 'contract.json';
const packageFile = new URL('../../package.json', import.meta.url);

/** A build of the shell that was served here. */
interface StoredShell {
  readonly version: string;
  /** Time at which another one replaced it, in milliseconds since 1970; `null` while it is current. */
  readonly leftAt: number | null;
}

/** Builds in the order in which they came, and the one that new pages get. */
interface ShellState {
  readonly current: string;
  readonly stored: readonly StoredShell[];
}

/** Folders of the shell builds that this installation serves. */
export interface ShellReleases {
  /** Folder of the build that new pages get. */
  current(): string;
  /** Folders with files that open tabs may request, the current one first. */
  folders(): readonly string[];
}

/**
 * The stored builds of the shell; the build of this checkout while none is stored.
 * @param folder where `storeShell` stores them; `null` serves the build of this checkout only
 */
export function createShellReleases(folder: string | null, buildFolder: string): ShellReleases {
  let known: { readonly readAt: number; readonly state: ShellState } | null = null;

  function look(): ShellState | null {
    if (folder === null) return null;
    const file = statSync(join(folder, stateFile), { throwIfNoEntry: false });
    if (!file) return null;
    const { mtimeMs } = file;
    if (known?.readAt !== mtimeMs)
      known = { readAt: mtimeMs, state: JSON.parse(readFileSync(join(folder, stateFile), 'utf8')) as ShellState };
    return known.state;
  }

  const inside = (version: string) => join(folder ?? '', version);
  return {
    current: () => {
      const state = look();
      return state ? inside(state.current) : buildFolder;
    },
    folders: () => {
      const state = look();
      if (!state) return [buildFolder];
      const others = state.stored.map(({ version }) => version).filter((version) => version !== state.current);
      // Not the checkout's build: its source maps are no one's to read.
      return [inside(state.current), ...others.toReversed().map(inside)];
    },
  };
}

interface Stored {
  readonly version: string;
  /** Contract that the current shell provides to areas. */
  readonly contract: ShellContract;
}

interface Build {
  readonly contract: ShellContract;
  /** True makes a build current that was stored before, too. */
  readonly wasBuilt: boolean;
  readonly now?: number;
}

/**
 * Stores a build of the shell under its version, so that the next build deletes nothing that open tabs need, and makes
 * it current when it is new here. Removes builds that were left two weeks ago.
 */
export async function storeShell(buildFolder: string, folder: string, build: Build): Promise<Stored> {
  const { store, ...stored } = await planShell(buildFolder, folder, build);
  await store();
  return stored;
}

/** Says which shell `store` will make current. Until then nothing changes: a refused shell leaves the old one. */
export async function planShell(
  buildFolder: string,
  folder: string,
  { contract, wasBuilt, now = Date.now() }: Build,
): Promise<Stored & { store(): Promise<void> }> {
  const version = await versionOf(buildFolder, contract);
  const before = await readState(folder);
  const isKnown = before?.stored.some((shell) => shell.version === version) ?? false;
  const isThere = Boolean(await stat(join(folder, version)).catch(() => null));
  const next =
    before && isKnown && isThere && !wasBuilt
      ? before
      : makeCurrent(isKnown && before ? before : withNewest(before, version), version, now);
  return {
    version: next.current,
    contract: next.current === version ? contract : await contractOf(folder, next.current),
    store: async () => {
      await copyBuild(buildFolder, join(folder, version), contract);
      await writeState(folder, await withoutLeft(folder, next, now));
    },
  };
}

/** Tells whether a shell that provides the same is stored: it was accepted once, and may have been rolled back. */
export async function isKnownContract(folder: string, { build }: ShellContract): Promise<boolean> {
  const { stored = [] } = (await readState(folder)) ?? {};
  const contracts = await Promise.all(stored.map(({ version }) => contractOf(folder, version).catch(() => null)));
  return contracts.some((known) => known?.build === build);
}

/**
 * Makes the build current that came before the current one.
 * @param served every release that is served, of every area
 * @throws with a sentence when there is none, or when it lacks what a served release needs: a shared module, a slot,
 * its version of the SDK
 */
export async function rollBackShell(folder: string, served: readonly Needing[], now = Date.now()): Promise<Stored> {
  const state = await readState(folder);
  const at = state?.stored.findIndex(({ version }) => version === state.current) ?? -1;
  const before = at > 0 ? state?.stored[at - 1] : undefined;
  if (!state || !before) throw new Error('There is no build of the shell before the current one.');
  const contract = await contractOf(folder, before.version);
  const unmet = unmetByOwner(served, [contract]);
  if (unmet.length > 0)
    throw new Error(
      `Shell ${before.version} lacks what served areas need. ${unmet.join(' ')} Roll those areas back first.`,
    );
  await writeState(folder, makeCurrent(state, before.version, now));
  return { version: before.version, contract };
}

/** The same files, the same version. */
async function versionOf(buildFolder: string, { sdk }: Pick<ShellContract, 'sdk'>): Promise<string> {
  const hash = createHash('sha256').update(await readFile(join(buildFolder, 'integrity.json')));
  return `${sdk}-${hash.digest('hex').slice(0, 12)}`;
}

/** Version of the build in a folder, a stored one or this checkout's; undefined in development, where files change. */
export async function versionOfBuild(folder: string): Promise<string | undefined> {
  const { version } = JSON.parse(readFileSync(packageFile, 'utf8')) as { version: string };
  const { sdk } = await contractOf(folder).catch(() => ({ sdk: version }));
  return versionOf(folder, { sdk }).catch(() => undefined);
}

/** Whole or not at all. A new slot changes what the shell provides and no file: the contract is written anew. */
async function copyBuild(from: string, to: string, contract: ShellContract): Promise<void> {
  if (await stat(to).catch(() => null)) return writeWhole(join(to, contractFile), JSON.stringify(contract));
  const unfinished = `${to}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true });
  await cp(from, unfinished, { recursive: true, filter: (file) => !file.endsWith('.map') });
  await writeFile(join(unfinished, contractFile), JSON.stringify(contract));
  await rename(unfinished, to);
}

function withNewest(state: ShellState | null, version: string): ShellState {
  return { current: state?.current ?? version, stored: [...(state?.stored ?? []), { version, leftAt: null }] };
}

function makeCurrent({ stored }: ShellState, version: string, now: number): ShellState {
  const dated = stored.map((shell) =>
    shell.version === version ? { version, leftAt: null } : { ...shell, leftAt: shell.leftAt ?? now },
  );
  return { current: version, stored: dated };
}

/** Without the files of builds whose tabs are closed by now; the one to roll back to stays. */
async function withoutLeft(folder: string, state: ShellState, now: number): Promise<ShellState> {
  const at = state.stored.findIndex(({ version }) => version === state.current);
  const isOver = ({ leftAt }: StoredShell, index: number) =>
    leftAt !== null && now - leftAt > storedFor && index !== at - 1;
  for (const { version } of state.stored.filter(isOver))
    await rm(join(folder, version), { recursive: true, force: true });
  return { ...state, stored: state.stored.filter((shell, index) => !isOver(shell, index)) };
}

async function contractOf(...folder: readonly string[]): Promise<ShellContract> {
  return JSON.parse(await readFile(join(...folder, contractFile), 'utf8')) as ShellContract;
}

async function readState(folder: string): Promise<ShellState | null> {
  const text = await readFile(join(folder, stateFile), 'utf8').catch(() => null);
  return text === null ? null : (JSON.parse(text) as ShellState);
}

/** A server reads it at any time. */
const writeState = (folder: string, state: ShellState): Promise<void> =>
  writeWhole(join(folder, stateFile), JSON.stringify(state));

/** Writes a file so that no reader sees a part of it. */
export async function writeWhole(file: string, content: string | Buffer): Promise<void> {
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, content);
  await rename(unfinished, file);
}
