import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { install } from './install.mjs';

/** `npm run verify`: installs what is missing, then checks everything that needs no running product. */
await install();
const script = fileURLToPath(new URL('./verify/run.ts', import.meta.url));
const { status } = spawnSync(process.execPath, ['--import', 'tsx', script, ...process.argv.slice(2)], {
  stdio: 'inherit',
});
process.exit(status ?? 1);
