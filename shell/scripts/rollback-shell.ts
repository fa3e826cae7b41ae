import { join, resolve } from 'node:path';
import type { Discovery } from '@counterpart/api/contract';
import { registerShell } from '../federation/release/publish-release';
import { rollBackShell } from '../server/assets/shell-releases';
import { root } from './build/workspaces';

/**
 * `npm run rollback -w shell`: makes the build of the shell current that came before, on the machine whose `DATA_DIR`
 * it is, without a restart. With `RELEASE_TOKEN` the registry checks releases against that build from now on.
 */
const { API_URL: apiUrl = 'http://localhost:3000', RELEASE_TOKEN: token, DATA_DIR: data = '.data' } = process.env;

/** The shared modules that each area's served releases require. */
async function readNeeds(): Promise<Record<string, readonly string[]>> {
  const response = await fetch(`${apiUrl}/api/platform/discovery`);
  if (!response.ok) throw new Error(`The release registry at ${apiUrl} answered ${response.status}.`);
  const { microFrontends } = (await response.json()) as Discovery;
  const needs = Object.entries(microFrontends).map(([area, versions]) => {
    const groups = versions.flatMap(({ extras: { preload } }) => [preload.expose, ...Object.values(preload.lazy)]);
    return [area, [...new Set(groups.flatMap(({ consumes }) => consumes))]] as const;
  });
  return Object.fromEntries(needs);
}

try {
  const { version, contract } = await rollBackShell(join(resolve(root, data), 'shells'), await readNeeds());
  if (token) await registerShell({ apiUrl, token }, contract);
  console.log(`Shell ${version} is current again.`);
  if (!token) console.log('Without RELEASE_TOKEN the registry goes on checking releases against the newer shell.');
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
