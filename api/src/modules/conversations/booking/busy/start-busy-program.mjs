import { fileURLToPath } from 'node:url';
import { bundledProgram } from '../../../../hosting/bundled-program.mjs';

await import(await bundledProgram(fileURLToPath(new URL('./busy-program.ts', import.meta.url))));
