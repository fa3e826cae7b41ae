import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { isDevelopment } from './output-folder';

/**
 * Whatever a build asks for, react-router's `exports` lead to its development build, with warnings and checks that a
 * deployed shell has no use for. Only the shell bundles the router: areas get it from the SDK.
 */
export function routerAlias(): Record<string, string> {
  if (isDevelopment) return {};
  const router = dirname(createRequire(import.meta.url).resolve('react-router/package.json'));
  return { 'react-router$': join(router, 'dist/production/index.mjs') };
}
