import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'oxfmt';
import { expect, it } from 'vitest';
import { root } from '../../scripts/build/workspaces';
import { areas, cellOf, failures, files, networkFailures, titles, type HeldBy } from './failure-table';

const cells = areas.flatMap((area) =>
  failures.flatMap((failure) => files.map((file) => ({ area, failure, file, cell: cellOf(area, failure, file) }))),
);
const tests = [
  ...new Map(
    cells.flatMap(({ cell }) => ('because' in cell ? [] : cell)).map((test) => [`${test.in} ${test.test}`, test]),
  ).values(),
];
const numberOf = (test: HeldBy) => tests.findIndex((other) => other.in === test.in && other.test === test.test) + 1;

/** Lists the tests of a file that Playwright would run. */
function listed(path: string): string {
  const options = ['test', '--list', '--config', 'shell/e2e/playwright.config.ts', '--project=alone', path];
  return execFileSync(join(root, 'node_modules/.bin/playwright'), options, { cwd: root, encoding: 'utf8' });
}

it('has every area, and each of its cells is held by a test or says why it cannot happen', () => {
  const inRepository = readdirSync(root).flatMap((folder) => /^mfe-(.+)$/.exec(folder)?.[1] ?? []);
  expect([...areas].sort()).toEqual([...inRepository, 'probe'].sort());
  for (const { area, failure, file, cell } of cells)
    expect('because' in cell ? cell.because : cell.length, `${area}, ${failure}, ${file}`).toBeTruthy();
});

it('names tests that are run', () => {
  const journeys = tests.filter((test) => test.in.endsWith('.spec.ts'));
  for (const path of new Set(journeys.map((test) => test.in))) {
    const names = listed(path);
    for (const test of journeys) if (test.in === path) expect(names).toContain(test.test);
  }
  for (const test of tests.filter((other) => !journeys.includes(other))) {
    const source = readFileSync(join(root, test.in), 'utf8');
    const [failure] = [...networkFailures, 'hangs' as const].filter((name) => titles.toServer(name) === test.test);
    expect(source, 'a row of its table').toMatch(new RegExp(`^ +'?${failure}'?: \\(`, 'm'));
    expect(source).toContain('titles.toServer(');
  }
});

it('is what the document says; `-u` writes it', async () => {
  const reasons = [...new Set(cells.flatMap(({ cell }) => ('because' in cell ? [cell.because] : [])))];
  const row = (area: (typeof areas)[number], failure: (typeof failures)[number]) =>
    files.map((file) => {
      const cell = cellOf(area, failure, file);
      return 'because' in cell ? 'abc'[reasons.indexOf(cell.because)] : cell.map(numberOf).join(', ');
    });
  const document = [
    '# What happens when an area breaks',
    '',
    'Made of `shell/e2e/releases/failure-table.ts` by `failure-table.test.ts`, which fails when a cell is missing or names a test that is not run. All in production mode.',
    'What a browser cannot use is replaced by the release before within a second, what hangs within three; a page that the server cannot render comes as its frame within a second. The probe is an area of the tests alone, with a stylesheet. A run goes through two areas in each test, others in the next; `npm run test:long` through all.',
    '',
    `| Area | Failure | ${files.join(' | ')} |`,
    `| --- | --- | ${files.map(() => '---').join(' | ')} |`,
    ...areas.flatMap((area) =>
      failures.map((failure) => `| ${area} | ${failure} | ${row(area, failure).join(' | ')} |`),
    ),
    '',
    '## The tests',
    '',
    ...tests.map((test, index) => `${index + 1}. \`${test.in}\`: ${test.test}`),
    '',
    '## What cannot happen',
    '',
    ...reasons.map((reason, index) => `- ${'abc'[index]}: ${reason}`),
  ].join('\n');
  const path = join(root, 'shell/docs/failure-table.md');
  const { code } = await format(path, document);
  await expect(code).toMatchFileSnapshot(path);
});
