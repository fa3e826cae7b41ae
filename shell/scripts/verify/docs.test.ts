import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
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
/**
 * Set by the operating system, the tools, the tests' runner or a benchmark for the processes they start, not by people.
 */
const ofOthers = [
  'PATH',
  'LD_LIBRARY_PATH',
  'CI',
  'VITEST_WORKER_ID',
  'PLAYWRIGHT_JSON_OUTPUT_NAME',
  'TEST_PARALLEL_INDEX',
  'OBSERVED_BY',
];

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

  it('mark a decision that a later one supersedes, with its number', () => {
    const decisions = readdirSync(join(root, 'shell/docs/decisions')).map(
      (file) => [file.slice(0, 4), read(`shell/docs/decisions/${file}`)] as const,
    );
    const superseded = decisions.flatMap(([number, text]) =>
      [...text.matchAll(/[Ss]upersedes (?:of |the part of |parts of )?(\d{4})/g)].map(([, old = '']) => [old, number]),
    );
    expect(superseded.length).toBeGreaterThan(2);
    const unmarked = superseded.filter(
      ([old, number]) =>
        !decisions.some(([name, text]) => name === old && text.includes(`Superseded in part by ${number}`)),
    );
    expect(unmarked).toEqual([]);
  });

  it('name folders and files that exist', () => {
    const missing = ['README.md', 'CONTRIBUTING.md'].flatMap((document) =>
      [...read(document).matchAll(/`((?:api|shell|design-system|mfe-[a-z]+)\/[\w./-]+)`/g)]
        .map(([, path = '']) => path)
        .filter((path) => !/NNNN|dist\//.test(path) && !existsSync(join(root, path)))
        .map((path) => `${document}: ${path}`),
    );
    expect(missing).toEqual([]);
  });

  it('state rules instead of naming documents that are not here', () => {
    const documents = execFileSync('git', ['ls-files', '*.md', '*.ts', '*.tsx'], {
      cwd: root,
      encoding: 'utf8',
    }).trim();
    expect(documents.split('\n').filter((file) => /\b[MB] §/.test(read(file)))).toEqual([]);
  });
});
