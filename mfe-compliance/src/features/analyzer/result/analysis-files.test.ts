import { expect, test } from 'vitest';
import { analysis } from '../../../testing/fixtures';
import { analysisAsMarkdown } from './analysis-as-markdown';
import { datesAsCalendar } from './dates-as-calendar';

const dated = { date: '2027-12-31', page: 2, quote: `File; then pay, "é\\ü"\nby year end. ${'Ω'.repeat(60)}` };
const now = new Date('2026-11-22T10:11:12.345Z');
const calendar = datesAsCalendar([dated], 'law.pdf', now);

test('a date is an all-day event that ends the day after, with a reminder', () => {
  expect(calendar.split('\r\n').slice(0, 9)).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Counterpart//Compliance Center//EN',
    'BEGIN:VEVENT',
    expect.stringMatching(/^UID:20271231-[0-9a-f]{8}@counterpart$/),
    'SEQUENCE:0',
    'DTSTAMP:20261122T101112Z',
    'DTSTART;VALUE=DATE:20271231',
    'DTEND;VALUE=DATE:20280101',
  ]);
  expect(calendar).toContain('TRIGGER:-P7D');
});

test('lines end with CRLF, have at most 75 bytes and unfold to the escaped text', () => {
  expect(calendar.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(calendar.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of calendar.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(calendar.replaceAll('\r\n ', '')).toContain(
    `DESCRIPTION:“File\\; then pay\\, "é\\\\ü"\\nby year end. ${'Ω'.repeat(60)}”\\nlaw.pdf\\, page 2.`,
  );
});

test('the same date is the same event in every file, another one is another', () => {
  const uid = (text: string) => /UID:(.*)/.exec(text)?.[1];
  expect(uid(datesAsCalendar([dated], 'law.pdf', new Date()))).toBe(uid(calendar));
  expect(uid(datesAsCalendar([{ ...dated, quote: 'Pay.' }], 'law.pdf', now))).not.toBe(uid(calendar));
});

test('Markdown has each part with its pages and each finding with its quote; nothing of it is markup of the document', () => {
  const text = analysisAsMarkdown(analysis({ notice: '<b>By rules</b>' }), 'law_[1].pdf');
  expect(text).toContain('# law\\_\\[1\\].pdf\n\n_\\<b\\>By rules');
  expect(text).toContain('## Recommended Compliance Steps\n\n1. File the report by March 31, 2027. (page 2)');
  expect(text).toContain('## Risks & Penalties\n\nWe found no penalties by our rules.');
  expect(text).toContain('## Dates\n\n**Due**, page 2, 2027-03-31\n\n> Each owner must file');
  expect(text).toContain(
    '**Deadline, Duty**, page 2, 2027-03-31\n\n> Each owner must file the report by March 31, 2027.',
  );
});
