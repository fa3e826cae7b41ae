import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { outputFolder } from '../../federation/output-folder';
import { readBuild } from '../../federation/release/publish-release';
import { StartError } from '@counterpart/api/hosting/start-error';
import { areas, root, targetFolder, type Area } from '../build/workspaces';

/**
 * Builds what the registry needs as `npm run build` does, unless it is there: every area has a release. One that is
 * served hot has it for its manifest only, so an old build does until that changes.
 * @throws StartError when a build fails
 */
export async function buildReleases(hot: readonly Area[]): Promise<void> {
  const isNeeded = await Promise.all(areas.map(async (area) => !hot.includes(area) || !(await hasManifest(area))));
  const wanted = areas.filter((_, index) => isNeeded[index]);
  if (wanted.length === 0) return;
  // The mode of a build is that of its process.
  const script = ['--import', 'tsx', join(root, 'shell/scripts/build.ts'), '--area', wanted.join(',')];
  const env = { ...process.env, NODE_ENV: 'production' };
  const [code] = (await once(spawn(process.execPath, script, { cwd: root, stdio: 'inherit', env }), 'close')) as [
    number,
  ];
  if (code !== 0) throw new StartError('The releases of the areas could not be built.');
}

async function hasManifest(area: Area): Promise<boolean> {
  const built = await readBuild(outputFolder(targetFolder(area), 'production')).catch(() => null);
  const wanted: unknown = JSON.parse(await readFile(join(targetFolder(area), 'remote.json'), 'utf8'));
  return isDeepStrictEqual(built?.manifest, wanted);
}
