import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { describeRelease } from '../../federation/release/describe-release';
import { remoteServerFile } from '../../federation/server-file';
import { buildTarget } from './build-target';

/** An area of which only webpack's part is played. */
const played = vi.hoisted(() => ({ folder: '', hash: 'a', builds: 0 }));
const output = () => join(played.folder, 'dist/production');

vi.mock(import('./workspaces'), async (original) => ({ ...(await original()), targetFolder: () => played.folder }));
vi.mock(import('./inputs-hash'), async (original) => ({
  ...(await original()),
  inputsHash: () => Promise.resolve(played.hash),
}));
vi.mock(import('./make-build'), () => ({
  makeBuild: async () => {
    played.builds += 1;
    await wait(50);
    mkdirSync(join(output(), 'server'), { recursive: true });
    writeFileSync(join(output(), 'remote-entry.1.js'), 'entry');
    writeFileSync(join(output(), remoteServerFile), 'server');
    const graph = { exposes: { './remote': { files: [], consumes: [] } }, lazy: {} };
    writeFileSync(join(output(), 'chunk-graph.json'), JSON.stringify(graph));
    await describeRelease(played.folder);
  },
}));

beforeEach(() => {
  Object.assign(played, { folder: mkdtempSync(join(tmpdir(), 'counterpart-build-')), hash: 'a', builds: 0 });
  writeFileSync(join(played.folder, 'remote.json'), JSON.stringify({ id: 'blog', version: '1.0.0', routes: [] }));
});
afterEach(() => {
  rmSync(played.folder, { recursive: true, force: true });
});

const version = () => (JSON.parse(readFileSync(join(output(), 'release.json'), 'utf8')) as { version: string }).version;

it('publishes a build that holds under the version that is wanted now', async () => {
  expect([await buildTarget('blog'), version()]).toEqual([true, expect.stringMatching(/^1\.0\.0-local\.h\w+$/)]);
  expect(await buildTarget('blog')).toBe(false);
  vi.stubEnv('RELEASE_VERSION', '2.3.4');
  expect([await buildTarget('blog'), version()]).toEqual([true, '2.3.4']);
  expect(await buildTarget('blog')).toBe(false);
  vi.unstubAllEnvs();
  expect([await buildTarget('blog'), version()]).toEqual([true, expect.stringMatching(/^1\.0\.0-local\.h\w+$/)]);
  expect(played.builds).toBe(1);
});

it('builds one at a time: who comes second takes what the first has built', async () => {
  expect(await Promise.all([buildTarget('blog'), buildTarget('blog'), buildTarget('blog')])).toEqual([
    true,
    true,
    true,
  ]);
  expect(played.builds).toBe(1);
});
