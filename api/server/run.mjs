import { resolve } from 'node:path';
import { bundledProgram } from '../src/hosting/bundled-program.mjs';

/** `node api/server/run.mjs <program.ts> …` runs a TypeScript program of the servers. */
const [, , program = '', ...args] = process.argv;
process.argv = [process.execPath, resolve(program), ...args];
await import(await bundledProgram(resolve(program)));
