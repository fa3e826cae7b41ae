import { expect, test } from 'vitest';
import { findQuote } from './find-quote';

const page = 'Section 1.\nEach employer shall\nfile the report (Form A+B)\nby March 31. The end.';

test('a quote is found across the ends of lines, with signs that mean something to a pattern', () => {
  const quote = 'Each employer shall file the report (Form A+B) by March 31.';
  const found = findQuote(page, quote);
  expect(found && page.slice(found.start, found.end).replace(/\s+/g, ' ')).toBe(quote);
});

test('what does not stand there is not found', () => {
  expect(findQuote(page, 'Each employer may file the report')).toBeNull();
  expect(findQuote(page, '  ')).toBeNull();
});
