import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ShellContract } from '@counterpart/api/contract';
import { createShellReleases, planShell, rollBackShell, storeShell } from './shell-releases';

const day = 86_400_000;
const contract: ShellContract = { build: 'b', sdk: '1.0.0', provides: ['react@19'], slots: [] };
let root: string;
let build: string;
let shells: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'counterpart-shells-'));
  build = join(root, 'dist');
  shells = join(root, 'shells');
});
afterEach(() => rm(root, { recursive: true }));

/** A build in place of the one before, as webpack leaves it. */
async function writeBuild(name: string, provides: readonly string[] = ['react@19']): Promise<void> {
  await rm(build, { recursive: true, force: true });
  await mkdir(join(build, 'server'), { recursive: true });
  const graph = {
    entries: {},
    provides: Object.fromEntries(provides.map((key) => [key, { files: [], consumes: [] }])),
  };
  await writeFile(join(build, `main.${name}.js`), name);
  await writeFile(join(build, `main.${name}.js.map`), '{}');
  await writeFile(join(build, 'server/renderer.cjs'), name);
  await writeFile(join(build, 'chunk-graph.json'), JSON.stringify(graph));
  await writeFile(join(build, 'integrity.json'), JSON.stringify({ [`main.${name}.js`]: `sha384-${name}` }));
}

const store = (changes: { wasBuilt?: boolean; now?: number; provides?: string[] } = {}) =>
  storeShell(build, shells, {
    contract: { ...contract, provides: changes.provides ?? contract.provides },
    wasBuilt: changes.wasBuilt ?? false,
    ...(changes.now !== undefined && { now: changes.now }),
  });

/** A served release that needs this of the shell. */
const releaseOf = (
  name: string,
  needs: { readonly consumes?: string[]; readonly slots?: string[]; readonly sdk?: string } = {},
) => {
  const { consumes = ['react@19'], slots = [], sdk = '^1.0.0' } = needs;
  return {
    name,
    manifest: { id: name, title: name, owner: `team-${name}`, version: '1.0.0', sdk, routes: [], slots },
    preload: { expose: { files: [], consumes }, lazy: {} },
  };
};

/** The build that a folder holds, by its file; what is gone is 'gone'. */
async function contentOf(folder: string, name: string): Promise<string> {
  return readFile(join(folder, `main.${name}.js`), 'utf8').catch(() => 'gone');
}

/** Returns what a request for a file of a build gets. */
async function served(name: string): Promise<string> {
  for (const folder of createShellReleases(shells, build).folders()) {
    const content = await contentOf(folder, name);
    if (content !== 'gone') return content;
  }
  return 'gone';
}

describe('builds of the shell', () => {
  it('that come after each other all keep their files, without source maps, and the last is current', async () => {
    const releases = createShellReleases(shells, build);
    expect([releases.current(), releases.folders()]).toEqual([build, [build]]);
    await writeBuild('a');
    const { version } = await store();
    await writeBuild('b');
    const next = await store();
    expect(next.version).not.toBe(version);
    expect(basename(releases.current())).toBe(next.version);
    expect([await served('a'), await served('b')]).toEqual(['a', 'b']);
    await expect(stat(join(shells, version, 'main.a.js.map'))).rejects.toThrow();
    expect(await readFile(join(releases.current(), 'server/renderer.cjs'), 'utf8')).toBe('b');
  });

  it('with the same files provide what their checkout does now: a new slot changes no file', async () => {
    await writeBuild('a');
    await store();
    const withSlot = { ...contract, build: 'c', slots: ['session.outbox'] };
    const { contract: stored } = await storeShell(build, shells, { contract: withSlot, wasBuilt: false });
    expect(stored).toEqual(withSlot);
  });

  it('are stored once, and a rollback survives a start without a new build', async () => {
    await writeBuild('a');
    const { version } = await store();
    await writeBuild('b');
    await store();
    expect((await rollBackShell(shells, [releaseOf('blog')])).version).toBe(version);
    expect((await store()).version).toBe(version);
    expect([await served('a'), await served('b')]).toEqual(['a', 'b']);
    // Built again on purpose: the newer one is wanted.
    expect((await store({ wasBuilt: true })).version).not.toBe(version);
  });

  it('are removed two weeks after they were left, but for the one to roll back to', async () => {
    await writeBuild('a');
    await store({ now: 0 });
    await writeBuild('b');
    await store({ now: day });
    await writeBuild('c');
    await store({ now: 2 * day });
    await store({ now: 15 * day });
    expect(await served('a')).toBe('a');
    await store({ now: 15 * day + 1 });
    expect([await served('a'), await served('b'), await served('c')]).toEqual(['gone', 'b', 'c']);
    await store({ now: 100 * day });
    expect([await served('b'), await served('c')]).toEqual(['b', 'c']);
  });

  it('are not rolled back without one before, or to one that lacks what served areas need', async () => {
    await expect(rollBackShell(shells, [])).rejects.toThrow('There is no build of the shell before the current one.');
    await writeBuild('a');
    const { version } = await store();
    await expect(rollBackShell(shells, [])).rejects.toThrow('There is no build of the shell before the current one.');
    await writeBuild('b', ['react@19', 'chart@1']);
    const newer = { sdk: '1.1.0', provides: ['react@19', 'chart@1'], slots: ['header.count'] };
    await storeShell(build, shells, { contract: { build: 'c', ...newer }, wasBuilt: false });
    for (const [release, sentence] of [
      [
        releaseOf('admin', { consumes: ['react@19', 'chart@1'] }),
        'admin needs chart@1, which the shell does not provide.',
      ],
      [
        releaseOf('messaging', { slots: ['header.count'] }),
        "messaging fills the slot 'header.count', which neither the shell nor an area offers; there are none.",
      ],
      [releaseOf('blog', { sdk: '^1.1.0' }), 'blog needs the SDK in version ^1.1.0, but the shell has 1.0.0.'],
    ] as const)
      await expect(rollBackShell(shells, [releaseOf('compliance'), release])).rejects.toThrow(
        `Shell ${version} lacks what served areas need. team-${release.name}: ${sentence} Roll those areas back first.`,
      );
    expect(await served('b')).toBe('b');
  });

  it('change nothing before they are stored: a shell that is refused leaves the one before', async () => {
    await writeBuild('a');
    const { version } = await store();
    await writeBuild('b');
    const next = { ...contract, sdk: '2.0.0' };
    const { store: storeNext, ...planned } = await planShell(build, shells, { contract: next, wasBuilt: true });
    expect(planned).toEqual({ version: expect.stringMatching(/^2\.0\.0-/) as string, contract: next });
    expect(basename(createShellReleases(shells, build).current())).toBe(version);
    expect(await readdir(shells)).toEqual([version, 'shells.json']);
    await storeNext();
    expect(basename(createShellReleases(shells, build).current())).toBe(planned.version);
  });

  it('say what they provide, also after a rollback', async () => {
    await writeBuild('a');
    await store();
    await writeBuild('b', ['react@19', 'chart@1']);
    expect((await store({ provides: ['react@19', 'chart@1'] })).contract.provides).toEqual(['react@19', 'chart@1']);
    expect((await rollBackShell(shells, [])).contract.provides).toEqual(['react@19']);
    expect((await store()).contract.provides).toEqual(['react@19']);
  });
});
