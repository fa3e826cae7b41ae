import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './build/workspaces';

/** Programs that measure or prove, by the name they are run with; `shell/docs/benches.md` says what each prints. */
const benches: Readonly<Record<string, string>> = {
  api: 'shell/scripts/bench-api.ts',
  live: 'api/server/bench-live.ts',
  overload: 'shell/scripts/bench-overload.ts',
  page: 'shell/scripts/bench-page.ts',
  'release-demo': 'shell/scripts/demo-releases.ts',
  releases: 'shell/scripts/bench-releases.ts',
  search: 'api/server/bench-search.ts',
};

/** `npm run bench page`, `npm run bench search`: runs one of them, with the arguments that follow. */
const [name = '', ...options] = process.argv.slice(2);
const file = benches[name];
if (!file) {
  const known = Object.keys(benches).join(', ');
  console.error(name ? `There is no bench named ${name}: choose among ${known}.` : `Name a bench: ${known}.`);
  process.exit(1);
}
const { status } = spawnSync(process.execPath, ['--import', 'tsx', join(root, file), ...options], { stdio: 'inherit' });
process.exit(status ?? 1);
