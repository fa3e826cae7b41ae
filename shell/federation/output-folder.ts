import { join } from 'node:path';

/** True when building for a developer's machine: readable names, source maps, no compression. */
export const isDevelopment = process.env['NODE_ENV'] === 'development';

export type Mode = 'development' | 'production';

/**
 * Returns the folder of a package's build. Development has its own, so that `npm run dev` never replaces what `npm
 * start` serves.
 * @param folder of the package
 */
export function outputFolder(folder: string, mode: Mode = isDevelopment ? 'development' : 'production'): string {
  return join(folder, 'dist', mode);
}
