import { join } from 'node:path';

/** True when building for a developer's machine: readable names, source maps, no compression. */
export const isDevelopment = process.env['NODE_ENV'] === 'development';

/**
 * Returns the folder for a package's build. Development has a folder of its own, so that `npm run dev` never replaces
 * what `npm start` serves.
 * @param folder of the package
 */
export function outputFolder(folder: string): string {
  return join(folder, 'dist', isDevelopment ? 'development' : 'production');
}
