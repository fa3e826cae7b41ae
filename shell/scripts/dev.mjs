import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { install } from './install.mjs';

/** `npm run dev`. Runs before anything is installed, so: no TypeScript and no packages here. */
await install();
const main = fileURLToPath(new URL('./dev/main.ts', import.meta.url));
const child = spawn(process.execPath, ['--import', 'tsx', main, ...process.argv.slice(2)], {
  stdio: 'inherit',
  cwd: fileURLToPath(new URL('../../', import.meta.url)),
  env: { ...process.env, NODE_ENV: 'development' },
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 1));
