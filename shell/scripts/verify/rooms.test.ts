import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../build/workspaces';

const rooms = 'api/src/modules';
const imported = /(?:from|import\() ?'(\.[^']+)'/g;
const moduleOf = (path: string): string => path.split('/').slice(0, 2).join('/');

/** The modules of the API by '<room>/<module>', with those that their sources import; tests may import any. */
function importsByModule(): Map<string, Set<string>> {
  const files = execFileSync('git', ['ls-files', rooms], { cwd: root, encoding: 'utf8' }).trim().split('\n');
  const found = new Map<string, Set<string>>();
  for (const file of files.filter((path) => path.endsWith('.ts') && !/\.test\.ts$|\/testing\//.test(path))) {
    const path = relative(rooms, file);
    const own = moduleOf(path);
    const imports = found.get(own) ?? new Set();
    found.set(own, imports);
    for (const [, to = ''] of readFileSync(join(root, file), 'utf8').matchAll(imported)) {
      const target = moduleOf(join(dirname(path), to));
      if (!target.startsWith('..') && target !== own) imports.add(target);
    }
  }
  return found;
}

it('has no modules of the API that need each other, directly or through others', () => {
  const left = importsByModule();
  expect(left.size).toBeGreaterThan(40);
  const standing = () => [...left].find(([, imports]) => ![...imports].some((name) => left.has(name)));
  for (let next = standing(); next; next = standing()) left.delete(next[0]);
  expect([...left.keys()]).toEqual([]);
});
