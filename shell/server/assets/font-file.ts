import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { font } from '@counterpart/design-system/theme';

const designSystem = createRequire(import.meta.url).resolve('@counterpart/design-system/package.json');
const require = createRequire(designSystem);

/** Path of the product's font on this machine. */
export const fontPath = require.resolve(font.file);

/** Its URL, named by its content, so that it is immutable for caches. */
export const fontUrl = `/fonts/${createHash('sha256').update(readFileSync(fontPath)).digest('hex').slice(0, 12)}.woff2`;
