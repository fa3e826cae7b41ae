import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { errorCodes } from '@counterpart/api/contract';
import { describe, expect, it } from 'vitest';
import { root } from '../build/workspaces';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
/** Lists the names in the first column of a document's tables. */
const rows = (document: string) =>
  document
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name = '']) => name));

/** Files that are committed and not about to be deleted. */
const tracked = (...patterns: string[]) =>
  execFileSync('git', ['ls-files', ...patterns], { cwd: root, encoding: 'utf8' })
    .trim()
    .split('\n')
    .filter((file) => existsSync(join(root, file)));

const sources = tracked('*.ts', '*.mjs').filter((file) => !/\.test\.ts$/.test(file));
/**
 * Set by the operating system, the tools, the tests' runner or a benchmark for the processes they start, not by people.
 */
const ofOthers = [
  'PATH',
  'LD_LIBRARY_PATH',
  'CI',
  ...['GITHUB_SHA', 'GITHUB_SERVER_URL', 'GITHUB_REPOSITORY', 'GITHUB_RUN_ID', 'CI_COMMIT_SHA', 'CI_PIPELINE_URL'],
  'VITEST_WORKER_ID',
  'PLAYWRIGHT_JSON_OUTPUT_NAME',
  'TEST_PARALLEL_INDEX',
  'OBSERVED_BY',
];

const thisTest = 'shell/scripts/verify/docs.test.ts';

const upToEight = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
/** The worked examples of CONTRIBUTING.md: what each is called, how many files it takes, and which of them it names. */
const examples = (read('CONTRIBUTING.md').split('## Three worked examples')[1]?.split('\n## ')[0] ?? '')
  .split(/\n(?=\*\*)/)
  .slice(1)
  .map((text) => ({
    title: /\*\*(.+?)\*\*/.exec(text)?.[1],
    files: upToEight.indexOf(/\b(\w+) files\b/.exec(text)?.[1] ?? ''),
    named: [...new Set([...text.matchAll(/`([\w./-]+\.tsx?)`/g)].map(([, file = '']) => file))],
  }));

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
    const known = ['settings', 'benches'].flatMap((name) => rows(read(`shell/docs/${name}.md`)));
    expect(checked.length).toBeGreaterThan(20);
    expect([...new Set([...inCode, ...checked])].filter((name) => ![...known, ...ofOthers].includes(name))).toEqual([]);
  });

  it('have at most thirty decisions of at most 400 words, each of them in the index', () => {
    const folder = 'shell/docs/decisions';
    const records = readdirSync(join(root, folder)).filter((file) => file !== 'README.md');
    const index = read(`${folder}/README.md`);
    const words = (file: string) => read(`${folder}/${file}`).split(/\s+/).length;
    expect(records.length).toBeLessThanOrEqual(30);
    expect(records.filter((file) => words(file) > 400)).toEqual([]);
    expect(records.filter((file) => !index.includes(`](${file})`))).toEqual([]);
  });

  it('have a README of at most 150 lines', () => {
    expect(read('README.md').split('\n').length).toBeLessThanOrEqual(150);
  });

  it('name folders and files that exist', () => {
    const inRoot = /`((?:api|shell|design-system|mfe-[a-z]+)\/[\w./-]+)`/g;
    // The document of a workspace names folders of its own as well.
    const inWorkspace = /`((?:api|shell|design-system|mfe-[a-z]+|src|server|db|docs|scripts|tokens)\/[\w./-]+)`/g;
    const documents = ['README.md', 'CONTRIBUTING.md', 'api/README.md', 'design-system/README.md'];
    const missing = documents.flatMap((document) =>
      [...read(document).matchAll(document.includes('/') ? inWorkspace : inRoot)]
        .map(([, path = '']) => path)
        .filter((path) => !/NNNN|dist\/|storybook-static/.test(path))
        .filter((path) => ![root, join(root, dirname(document))].some((folder) => existsSync(join(folder, path))))
        .map((path) => `${document}: ${path}`),
    );
    expect(missing).toEqual([]);
  });

  it('name functions that exist', () => {
    const code = sources.map(read).join('\n');
    const names = ['README.md', 'CONTRIBUTING.md', 'api/README.md'].flatMap((document) =>
      [
        ...read(document)
          .replace(/```[^]*?```/g, '')
          .matchAll(/`[^`]+`/g),
      ].flatMap(([span]) => [...span.matchAll(/\b([a-z]\w+)\(/g)].map(([, name = '']) => name)),
    );
    expect(names.length).toBeGreaterThan(8);
    expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(code))).toEqual([]);
  });

  it('have a glossary of one screen', () => {
    expect(read('shell/docs/glossary.md').split('\n').length).toBeLessThanOrEqual(48);
  });

  it('say how many files each worked example takes: eight at most, which the named ones do not exceed', () => {
    expect(examples).toHaveLength(3);
    for (const { title, files, named } of examples) {
      expect(files, title).toBeGreaterThan(0);
      expect(named.length, `${title}: ${named.join(', ')}`).toBeLessThanOrEqual(files);
    }
  });

  it('state rules instead of naming documents that are not here', () => {
    // Sections of laws are named as laws are; what the analyzer is tried with is made of them.
    const ofLaws = /\bU\.S\.C\. § ?\d|`# § \d/g;
    const elsewhere = /\b[MB] §|decisions\.md|§ ?\d/;
    expect(
      tracked('*.md', '*.ts', '*.tsx').filter(
        (file) => file !== thisTest && elsewhere.test(read(file).replace(ofLaws, '')),
      ),
    ).toEqual([]);
  });

  it('have titles of tests that begin with their subject or a verb', () => {
    const clause = /(?:\b(?:it|test|ownTest)(?:\.\w+)*|\))\(\s*['"`](?:what|where|whether|how|who)\b.*/gi;
    const found = tracked('*.test.ts', '*.test.tsx', '*.test.js', '*.spec.ts').flatMap((file) =>
      [...read(file).matchAll(clause)].map(([title]) => `${file}: ${title}`),
    );
    expect(found).toEqual([]);
  });
});
