import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { RemoteManifest } from '../../sdk/manifest';
import { newRemote } from './new-remote';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'counterpart-new-'));
});
afterEach(() => rm(folder, { recursive: true }));

const make = (name: string, at = folder) => newRemote(at, { name, owner: 'team-x' });

it('makes a page with its test and its stories, and names the owner in manifest, pipeline and CODEOWNERS', async () => {
  const files = await make('year-end', join(folder, 'made'));
  const page = 'src/features/year-end/year-end-page';
  for (const file of [`${page}.tsx`, `${page}.test.tsx`, `${page}.stories.tsx`, '.github/workflows/release.yml'])
    expect(files).toContain(file);
  const text = (file: string) => readFile(join(folder, 'made', file), 'utf8');
  const manifest = JSON.parse(await text('remote.json')) as RemoteManifest;
  expect(manifest).toMatchObject({ id: 'year-end', owner: 'team-x', routes: [{ path: '/year-end' }] });
  expect(await text('.github/CODEOWNERS')).toBe('* @team-x\n');
  const { dependencies } = JSON.parse(await text('package.json')) as { dependencies: Record<string, string> };
  expect(Object.values(dependencies).every((version) => /^\^?\d/.test(version))).toBe(true);
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
