import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCodes } from '@counterpart/api/contract';
import { describe, expect, it } from 'vitest';
import { root } from '../build/workspaces';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
/** What the first column of the tables in a document names. */
const rows = (document: string) =>
  document
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name = '']) => name));

const sources = execFileSync('git', ['ls-files', '*.ts', '*.mjs'], { cwd: root, encoding: 'utf8' })
  .trim()
  .split('\n')
  .filter((file) => !/\.test\.ts$/.test(file));
/** Set by the operating system, the tools or the tests' runner for each other, not by people. */
const ofOthers = ['PATH', 'LD_LIBRARY_PATH', 'CI', 'VITEST_WORKER_ID', 'PLAYWRIGHT_JSON_OUTPUT_NAME'];

describe('the documents', () => {
  it('say what each error code means, and of none that no longer exists', () => {
    const ofTheShell = ['unavailable', 'unreachable', 'unknown'];
    expect(rows(read('shell/docs/errors.md')).sort()).toEqual([...errorCodes, ...ofTheShell].sort());
  });

  it('name each environment variable that is read', () => {
    const inCode = sources.flatMap((file) =>
      [...read(file).matchAll(/\benv(?:\.|\[')([A-Z][A-Z_]+)/g)].map(([, name = '']) => name),
    );
    const checked = ['api/server/environment.ts', 'shell/server/environment.ts'].flatMap((file) =>
      [...read(file).matchAll(/^ {2}([A-Z][A-Z_]+): /gm)].map(([, name = '']) => name),
    );
    const known = rows(read('README.md').split('## Settings')[1] ?? '');
    expect(checked.length).toBeGreaterThan(20);
    expect([...new Set([...inCode, ...checked])].filter((name) => ![...known, ...ofOthers].includes(name))).toEqual([]);
  });
});
