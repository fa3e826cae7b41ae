import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolder } from './package-entries';
import { tokenFiles } from './tokens/token-files';

/** `npm run tokens -w design-system`: writes the tokens as JSON, as CSS and for Figma, into `tokens/`. */
const folder = join(packageFolder, 'tokens');
mkdirSync(folder, { recursive: true });
for (const [name, content] of Object.entries(tokenFiles)) writeFileSync(join(folder, name), content);
