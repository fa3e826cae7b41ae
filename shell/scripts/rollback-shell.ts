import { join, resolve } from 'node:path';
import type { Discovery } from '@counterpart/api/contract';
import type { Needing } from '@counterpart/api/hosting/unmet-needs';
import { registerShell } from '../federation/release/publish-release';
import { rollBackShell } from '../server/assets/shell-releases';
import { root } from './build/workspaces';

/**
 * `npm run rollback -w shell`: makes the build of the shell current that came before, on the machine whose `DATA_DIR`
 * it is, without a restart. With `RELEASE_TOKEN` the registry checks releases against that build from now on.
 */
const { API_URL: apiUrl = 'http://localhost:3000', RELEASE_TOKEN: token, DATA_DIR: data = '.data' } = process.env;

/** Every release that is served. */
async function readServed(): Promise<Needing[]> {
  const response = await fetch(`${apiUrl}/api/platform/discovery`);
  if (!response.ok) throw new Error(`The release registry at ${apiUrl} answered ${response.status}.`);
  const { microFrontends } = (await response.json()) as Discovery;
  return Object.entries(microFrontends).flatMap(([name, versions]) =>
    versions.map(({ extras: { manifest, preload } }) => ({ name, manifest, preload })),
  );
}

try {
  const { version, contract } = await rollBackShell(join(resolve(root, data), 'shells'), await readServed());
  if (token) await registerShell({ apiUrl, token }, contract);
  console.log(`Shell ${version} is current again.`);
  if (!token) console.log('Without RELEASE_TOKEN the registry goes on checking releases against the newer shell.');
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
