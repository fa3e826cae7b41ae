import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, it } from 'vitest';
import { remoteConfig } from '../../federation/remote-config';
import { remoteServerConfig } from '../../federation/server-config';
import { hotServerFile } from '../../server/releases/hot-server-file';
import { root } from '../build/workspaces';
import { freePort } from '../free-port';
import { serveHotBuild, type HotBuild } from './hot-build';

let folder = '';
let build: HotBuild | undefined;
afterEach(async () => {
  await build?.stop();
  await rm(folder, { recursive: true, force: true });
});

it('the server gets the file of the last save, without code that belongs in a browser', async () => {
  folder = await mkdtemp(join(tmpdir(), 'counterpart-hot-'));
  const save = (heading: string) =>
    writeFile(join(folder, 'src/remote.tsx'), `export const remote = { routes: [], heading: '${heading}' };\n`);
  for (const path of ['node_modules/@counterpart', 'src']) await mkdir(join(folder, path), { recursive: true });
  await symlink(join(root, 'shell'), join(folder, 'node_modules/@counterpart/shell'));
  await writeFile(join(folder, 'remote.json'), JSON.stringify({ id: 'blog' }));
  await save('As it was');
  const configUrl = pathToFileURL(join(folder, 'webpack.config.ts')).href;
  const onServer = remoteServerConfig(configUrl);
  build = await serveHotBuild(remoteConfig(configUrl), { port: await freePort(), showsErrors: false, onServer });

  const { origin } = build;
  const read = async () => {
    const file = await hotServerFile('blog', origin, join(folder, 'releases'));
    return file && { ...file, text: await readFile(file.path, 'utf8') };
  };
  const first = await read();
  expect(first?.text).toContain('As it was');
  expect(first?.text).not.toContain('webpack/hot');
  await save('As it was saved');
  await expect.poll(async () => (await read())?.text, { timeout: 10_000 }).toContain('As it was saved');
  const second = await read();
  expect(second?.version).not.toBe(first?.version);
  expect(second?.integrity).not.toBe(first?.integrity);
});

it('there is no such file where nothing is served', async () => {
  expect(await hotServerFile('blog', `http://localhost:${await freePort()}`, folder)).toBeNull();
});
