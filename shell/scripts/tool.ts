import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './build/workspaces';

/** A program and its arguments, ready for `spawn`. */
export type Command = readonly [program: string, ...args: string[]];

/**
 * Runs a package's command with this Node, without npx: no look-up, no shell, the same on every system.
 * @param from the workspace whose package is meant; the root when absent
 */
export function tool(packageName: string, args: readonly string[], { binary = packageName, from = '' } = {}): Command {
  const folder = [join(root, from), root]
    .map((folder) => join(folder, 'node_modules', packageName))
    .find((folder) => existsSync(folder));
  if (!folder) throw new Error(`The package ${packageName} is not installed.`);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    bin: string | Record<string, string>;
  };
  const file = typeof bin === 'string' ? bin : bin[binary];
  if (!file) throw new Error(`The package ${packageName} has no command ${binary}.`);
  return [process.execPath, join(dirname(join(folder, 'package.json')), file), ...args];
}
