import { mkdirSync } from 'node:fs';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { root } from '../scripts/build/workspaces';
import { areaFiles } from '../scripts/new-remote/area-files';
import { buildArea } from './build-area';

let folder = '';
afterEach(() => rm(folder, { recursive: true }));

it('an area outside of this repository is not built with what a supported browser cannot read', async () => {
  // With the packages that it imports.

  folder = await mkdtemp(join(tmpdir(), 'counterpart-area-'));
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  const files = areaFiles({ name: 'year-end', owner: 'team-x', versions: {} });
  const write = async (file: string, text: string) => {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    await writeFile(join(folder, file), text);
  };
  for (const [file, text] of Object.entries(files)) if (!/\.(?:test|stories)\./.test(file)) await write(file, text);
  const page = 'src/features/year-end/year-end-page.tsx';
  await write(
    page,
    `${files[page] ?? ''}\nexport const trimmed = (path: string) => path.replace(/(?<=.)\\/+$/, '');\n`,
  );
  await write(
    'src/remote.tsx',
    `${files['src/remote.tsx'] ?? ''}\nexport const later = async () => (await import('./features/year-end/year-end-page')).trimmed('/a/');\n`,
  );
  await expect(buildArea(folder)).rejects.toThrow(/safari 15\.6.*look-behind/s);
});
