import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { install } from './install.mjs';

/** `npm test`: installs what is missing, then runs every suite; `npm test -- web api` runs only those. */
await install();
const script = fileURLToPath(new URL('./test/run.ts', import.meta.url));
const tests = spawn(process.execPath, ['--import', 'tsx', script, ...process.argv.slice(2)], { stdio: 'inherit' });
// They stop what they started; a terminal tells them itself.
process.on('SIGTERM', () => tests.kill('SIGTERM'));
process.on('SIGINT', () => undefined);
tests.on('exit', (code) => process.exit(code ?? 1));
