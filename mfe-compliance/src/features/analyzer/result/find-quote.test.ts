import { expect, test } from 'vitest';
import { findQuote, findQuoteParts } from './find-quote';

const page = 'Section 1.\nEach employer shall\nfile the report (Form A+B)\nby March 31. The end.';

test('a quote is found across the ends of lines, with signs that mean something to a pattern', () => {
  const quote = 'Each employer shall file the report (Form A+B) by March 31.';
  const found = findQuote(page, quote);
  expect(found && page.slice(found.start, found.end).replace(/\s+/g, ' ')).toBe(quote);
});

test('a quote that does not stand there is not found', () => {
  expect(findQuote(page, 'Each employer may file the report')).toBeNull();
  expect(findQuote(page, '  ')).toBeNull();
});

test.each([
  ['', ''],
  ['\nPage 3 of 12', 'Page 4 of 12\n'],
  ['\n- 3 -', '4\n'],
  ['\nActs of 2026\n3', 'Chapter 12. Payroll Taxes\n\n4\n'],
])(
  'a quote that goes over the end of a page is found in both, page numbers and running headers between or not',
  (footer, header) => {
    const here = `Section 1. No tax is due.\nAny person who fails to collect${footer}`;
    const next = `${header}such tax shall\nbe liable to a penalty. Section 2.`;
    const parts = findQuoteParts(here, next, 'Any person who fails to collect such tax shall be liable to a penalty.');
    expect(parts && here.slice(parts.begin.start, parts.begin.end)).toBe('Any person who fails to collect');
    expect(parts?.rest && next.slice(parts.rest.start, parts.rest.end)).toBe('such tax shall\nbe liable to a penalty.');
  },
);

test('a quote of one page has no rest, and what is in neither page is not found', () => {
  expect(findQuoteParts(page, 'Another page.', 'The end.')).toEqual({ begin: findQuote(page, 'The end.'), rest: null });
  expect(findQuoteParts(page, 'Another page.', 'The end. A page.')).toBeNull();
  expect(findQuoteParts(page, 'Another page.', '')).toBeNull();
});
