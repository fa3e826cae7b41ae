import { join, resolve } from 'node:path';
import { root } from './build/workspaces';
import { packPackages } from './pack/pack-packages';

/**
 * `npm run pack [-- --out folder]`: packs what areas outside of this repository are made of. Unset, the folder is
 * `dist/packages`.
 */
const at = process.argv.indexOf('--out');
const out = at < 0 ? join(root, 'dist/packages') : resolve(process.argv[at + 1] ?? '.');
for (const { name, file } of await packPackages(out)) console.log(`${name}: ${file}`);
