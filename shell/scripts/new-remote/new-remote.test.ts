import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { RemoteManifest } from '../../sdk/areas/manifest';
import { root } from '../build/workspaces';
import { newRemote } from './new-remote';

interface Job {
  readonly if?: string;
  readonly steps: readonly { readonly name?: string; readonly if?: string; readonly run?: string }[];
}
interface Workflow {
  readonly jobs: { readonly check: Job; readonly release: Job };
}

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'counterpart-new-'));
});
afterEach(() => rm(folder, { recursive: true }));

const make = (name: string, at = folder) => newRemote(at, { name, owner: 'team-x' });

it('makes a page with its test and its stories, and names the owner in manifest, pipeline and CODEOWNERS', async () => {
  const files = await make('year-end', join(folder, 'made'));
  const page = 'src/features/year-end/year-end-page';
  for (const file of [
    'src/remote.test.ts',
    `${page}.tsx`,
    `${page}.test.tsx`,
    `${page}.stories.tsx`,
    '.github/workflows/release.yml',
  ])
    expect(files).toContain(file);
  const text = (file: string) => readFile(join(folder, 'made', file), 'utf8');
  const manifest = JSON.parse(await text('remote.json')) as RemoteManifest;
  expect(manifest).toMatchObject({ id: 'year-end', owner: 'team-x', routes: [{ path: '/year-end' }] });
  const { navigation, events } = manifest;
  expect([navigation, events]).toEqual([[{ label: 'Year end', href: '/year-end' }], { emits: ['year-end.noted'] }]);
  expect(await text('.github/CODEOWNERS')).toBe('* @team-x\n');
  const { dependencies } = JSON.parse(await text('package.json')) as { dependencies: Record<string, string> };
  expect(Object.values(dependencies).every((version) => /^\^?\d/.test(version))).toBe(true);
});

it('releases as the areas of this repository do: checked, tried on a part of the visitors, torn down when not served', async () => {
  await make('year-end', join(folder, 'made'));
  const text = (file: string) => readFile(file, 'utf8');
  const made = await text(join(folder, 'made/.github/workflows/release.yml'));
  const own = parse(made) as Workflow;
  const { jobs } = parse(await text(join(root, '.github/workflows/area.yml'))) as Workflow;
  const named = ({ steps }: Job) => steps.flatMap(({ name, if: condition }) => (name ? [[name, condition]] : []));
  expect(named(own.jobs.release)).toEqual(named(jobs.release));
  expect(own.jobs.release.if).toBe(jobs.release.if);
  expect(own.jobs.check.steps.map(({ run }) => run)).toEqual(
    expect.arrayContaining([expect.stringContaining('@counterpart/api'), 'npm run types', 'npm test', 'npm run build']),
  );
  expect(made).toContain('npm run release -- --canary');
  expect(made).toContain(String.raw`grep -qF "\"$version\""`);
  const { scripts } = JSON.parse(await text(join(folder, 'made/package.json'))) as { scripts: object };
  for (const [, script = ''] of made.matchAll(/npm run ([\w:]+)/g)) expect(Object.keys(scripts)).toContain(script);
});

it.each(['', 'X', 'a', '../evil', 'with space', '-x-', 'a'.repeat(41)])('refuses the name %j', async (name) => {
  await expect(make(name)).rejects.toThrow('is no name of an area');
  expect(await readdir(folder)).toEqual([]);
});

it.each(['blog', 'api', 'assets'])('refuses %j, which is taken', async (name) => {
  await expect(make(name)).rejects.toThrow(`'${name}' is taken.`);
});

it('writes nothing into a folder that has something in it', async () => {
  await writeFile(join(folder, 'mine.txt'), 'mine');
  await expect(make('year-end')).rejects.toThrow('is not empty.');
  expect(await readdir(folder)).toEqual(['mine.txt']);
});
