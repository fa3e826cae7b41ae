import { join, resolve } from 'node:path';
import { registerShell } from '../federation/release/publish-release';
import { rollBackShell } from '../server/assets/shell-releases';
import { root } from './build/workspaces';
import { readServed } from './start/served-releases';

/**
 * `npm run rollback -w shell`: makes the build of the shell current that came before, on the machine whose `DATA_DIR`
 * it is, without a restart and without the API. With `RELEASE_TOKEN` the registry, if it is there, checks releases
 * against that build from now on.
 */
const { API_URL: apiUrl = 'http://localhost:3000', RELEASE_TOKEN: token, DATA_DIR: data = '.data' } = process.env;
const dataFolder = resolve(root, data);

try {
  const { version, contract } = await rollBackShell(join(dataFolder, 'shells'), await readServed(apiUrl, dataFolder));
  console.log(`Shell ${version} is current again.`);
  const isRegistered =
    token && (await registerShell({ apiUrl, token }, { ...contract, version }).then(() => true, console.error));
  if (!isRegistered) console.log('The registry checks releases against it from the next start on.');
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
