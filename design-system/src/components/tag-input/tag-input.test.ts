import { expect, test } from 'vitest';
import { addEntries } from './tag-input';

test('splits at commas and line ends, trims, drops what is empty', () => {
  expect(addEntries([], ' CPA , EA,,\nCFP ')).toEqual(['CPA', 'EA', 'CFP']);
});

test('adds nothing twice, whatever its case', () => {
  expect(addEntries(['CPA'], 'cpa, EA, ea')).toEqual(['CPA', 'EA']);
});

test('keeps within the limit and joins broken spaces', () => {
  expect(addEntries(['CPA'], 'Enrolled   Agent, CFP', 2)).toEqual(['CPA', 'Enrolled Agent']);
});
