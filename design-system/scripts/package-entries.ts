import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The design system's folder. */
export const packageFolder = fileURLToPath(new URL('..', import.meta.url));

export interface Entry {
  /** As in `@counterpart/design-system/<name>`. */
  readonly name: string;
  /** Relative to the package's folder. */
  readonly file: string;
}

/** The component entries that `exports` lists; the theme, which is strings for a server, is not one. */
export function componentEntries(folder = packageFolder): readonly Entry[] {
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    exports: Record<string, string>;
  };
  return Object.entries(exports)
    .filter(([, file]) => file.includes('/components/'))
    .map(([key, file]) => ({ name: key.replace('./', ''), file }));
}
