import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { isDevelopment } from './output-folder';

const require = createRequire(import.meta.url);
/** The folder of react-router's production build. */
const productionBuild = join(dirname(require.resolve('react-router/package.json')), 'dist/production');

/**
 * Whatever a build asks for, react-router's `exports` lead to its development build, with warnings and checks that a
 * deployed shell has no use for. Only the shell bundles the router: areas get it from the SDK.
 */
export function routerAlias(): Record<string, string> {
  return isDevelopment ? {} : { 'react-router$': join(productionBuild, 'index.mjs') };
}
