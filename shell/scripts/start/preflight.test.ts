import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeSealed } from '../../server/releases/sealed-file';
import { checkUpgrade, portAfter } from './preflight';

const next = { build: 'next', sdk: '2.0.0', provides: ['react@19'], slots: [] };
const breaks = 'team-year-end: year-end needs the SDK in version ^1.0.0, but the shell has 2.0.0.';
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'counterpart-upgrade-'));
  const served = (name: string, sdk: string) => {
    const manifest = { id: name, title: name, owner: `team-${name}`, version: '1.0.0', sdk, routes: [] };
    return [{ extras: { manifest, preload: { expose: { files: [], consumes: ['react@19'] }, lazy: {} } } }];
  };
  // Those of this repository come with the shell.
  const microFrontends = { 'year-end': served('year-end', '^1.0.0'), blog: served('blog', '^1.0.0') };
  await writeSealed(join(folder, 'last-good-registry.json'), JSON.stringify({ microFrontends }));
});
afterEach(() => rm(folder, { recursive: true }));

it('refuses a shell that breaks an area of another repository, lists it when that is meant', async () => {
  await expect(checkUpgrade(folder, { isMeant: false, contract: next })).rejects.toThrow(breaks);
  expect(await checkUpgrade(folder, { isMeant: true, contract: next })).toEqual([breaks]);
  expect(await checkUpgrade(folder, { isMeant: false, contract: { ...next, sdk: '1.1.0' } })).toEqual([]);
});

it('lets a shell start that ran before, whichever was rolled back to since', async () => {
  await mkdir(join(folder, 'shells/2.0.0-a'), { recursive: true });
  const stored = [{ version: '1.0.0-gone' }, { version: '2.0.0-a' }];
  await writeFile(join(folder, 'shells/shells.json'), JSON.stringify({ current: '1.0.0-gone', stored }));
  await writeFile(join(folder, 'shells/2.0.0-a/contract.json'), JSON.stringify(next));
  expect(await checkUpgrade(folder, { isMeant: false, contract: next })).toEqual([]);
});

it('has a port for the metrics of the shell behind that of the API, or a free one for both', () => {
  expect([portAfter(9464), portAfter(0)]).toEqual([9465, 0]);
  expect(() => portAfter(65_535)).toThrow('METRICS_PORT must be at most 65534 for npm start');
});
