import { expect, it } from 'vitest';
import { completeBudget, judgeSizes, type Budget } from './judge-sizes';
import type { EntrySize } from './measure-entries';

const budget: Budget = {
  light: { brotli: 4096, entries: ['button'] },
  entries: { tabs: 5000, table: 6000 },
  antd: { table: 100_000 },
};
const entry = (name: string, brotli: number, withAntd: number | null = null): EntrySize => ({
  name,
  own: { min: brotli * 3, brotli },
  withAntd: withAntd === null ? null : { min: withAntd * 3, brotli: withAntd },
});
const fitting = [entry('button', 4096), entry('tabs', 5000), entry('table', 6000, 100_000)];
const judgeWith = (...changed: EntrySize[]) =>
  judgeSizes([...fitting.filter(({ name }) => !changed.some((other) => other.name === name)), ...changed], budget);

it('lets pass what is within the budget to the byte', () => {
  expect(judgeSizes(fitting, budget)).toEqual([]);
});

it.each([
  ['a light entry over 4 KB', entry('button', 4097), 'button costs 4097 bytes (brotli); its budget is 4096.'],
  ['another entry over its line', entry('tabs', 5001), 'tabs costs 5001 bytes (brotli); its budget is 5000.'],
  ['a light entry that brings antd', entry('button', 4000, 49_000), 'button brings antd and may not.'],
  [
    'more antd than planned',
    entry('table', 6000, 100_001),
    'table with antd costs 100001 bytes (brotli); its budget is 100000.',
  ],
  [
    'an entry without a budget',
    entry('menu', 10),
    'menu has no budget: it measures 10 bytes. Write its line in size-budget.json.',
  ],
])('refuses %s', (_what, changed, sentence) => {
  expect(judgeWith(changed)).toEqual([sentence]);
});

it('refuses a line that stands for nothing', () => {
  expect(judgeSizes(fitting.slice(1), budget)).toEqual(['The budget names button, which is no entry.']);
});

it('writes lines for new entries in order, with room, and leaves the others alone', () => {
  const written = completeBudget([...fitting.slice(0, 1), entry('tabs', 9000), entry('menu', 1000)], budget);
  expect(Object.entries(written.entries)).toEqual([
    ['menu', 1280],
    ['table', 6000],
    ['tabs', 5000],
  ]);
});
