import { describe, expect, it } from 'vitest';
import { authorities, copies, guideFigures } from './guide-figures';
import { demoGuides } from './guides';
import type { DemoGuide } from './guides/demo-guide';

/** Names of forms, sections and acts: they have numbers and state none. */
const names = new RegExp(
  [
    String.raw`Forms? [A-Z0-9][\w-]*(?:(?:, | and | or )(?:Form )?(?=[\w-]*\d)[A-Z0-9][\w-]*)*`,
    String.raw`\b(?:[A-Z]{1,3}-\d\w*|\d{3,4}-[A-Z]{1,3}|AB5|1099|990(?= series| or 990))\b`,
    String.raw`[Ss]ections? \d\w*(?:-\w+)?(?:(?:, | and )\d\w*)*`,
    String.raw`AR-C (?:sections )?\d+(?:(?:, | and )\d+)*`,
    String.raw`(?:Article|Proposition|Letter|Box|Revenue Procedure) \d[\w-]*`,
  ].join('|'),
  'g',
);

const numberWords: Readonly<Record<string, number>> = {
  two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11, twelve: 12,
  fifteen: 15, twenty: 20, thirty: 30,
}; // prettier-ignore
const months = 'January|February|March|April|June|July|August|September|October|November|December';
const figure = new RegExp(
  [
    String.raw`\d[\d,.]*\d|\d`,
    String.raw`\b(?:${Object.keys(numberWords).join('|')}|million|half|twice|double|monthly|quarterly|semiweekly)\b`,
    String.raw`\bone (?=hour|day|week|month|million|extension)`,
    String.raw`\b(?:${months})\b`,
  ].join('|'),
  'gi',
);

/** A text without names, each letter where it was. */
const plain = (text: string): string => text.replace(names, (name) => '·'.repeat(name.length));
const textsOf = (guide: DemoGuide): readonly string[] => [
  guide.title,
  guide.summary,
  ...guide.industriesImpacted.map(({ explanation }) => explanation),
  guide.businessApplication,
  ...guide.complianceChecklist,
];

/** Names of what sets a figure: a law, a rule, a decision or an authority. */
const citation =
  /U\.S\.C\.|CFR|Public Law|Revenue Procedure|Notice|Treasury Decision|Regulation|Directive|Code|Act|Law|HMRC|\bv\. /;

const known = [...authorities, ...Object.keys(copies)];

/** Tells whether a URL belongs to an authority or to a listed copy of an official text. */
function isOfficial(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname, pathname } = new URL(url);
  const hostAndPath = `${hostname.replace(/^www\./, '')}${pathname}`;
  return /^https?:$/.test(protocol) && known.some((one) => hostAndPath === one || hostAndPath.startsWith(`${one}/`));
}

/** The figures of a text, in one way of writing: '$684' and '684' are one, 'two' is '2'. */
function figuresOf(text: string): Set<string> {
  const found = [...plain(text).matchAll(figure)].map(([token]) => token.toLowerCase().replaceAll(',', '').trim());
  return new Set(found.map((token) => String(numberWords[token] ?? token)));
}

/** Finds every position of some words in a text, as pairs of start and end. */
function spansOf(words: string, text: string): (readonly [number, number])[] {
  const spans: (readonly [number, number])[] = [];
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) spans.push([at, at + words.length]);
  return spans;
}

/** The figures of a text that no record covers, with the words around them. */
function unchecked(text: string, words: readonly string[]): string[] {
  const covered = words.flatMap((part) => spansOf(part, text));
  return [...plain(text).matchAll(figure)]
    .filter(({ index }) => !covered.some(([start, end]) => start <= index && index < end))
    .map(({ 0: token, index }) => `${token}: …${text.slice(Math.max(0, index - 40), index + 40)}…`);
}

describe.each(demoGuides.map((guide) => [guide.slug, guide] as const))('the figures of %s', (slug, guide) => {
  const records = guideFigures.filter((record) => record.slug === slug);

  it('are each in the record of what was checked', () =>
    expect(
      textsOf(guide).flatMap((text) =>
        unchecked(
          text,
          records.map(({ words }) => words),
        ),
      ),
    ).toEqual([]));

  it('are recorded in words that stand in the guide', () => {
    const whole = textsOf(guide).join('\n');
    expect(records.filter(({ words }) => !whole.includes(words)).map(({ words }) => words)).toEqual([]);
  });

  it('were read in what bears them out, or it says how they follow', () => {
    for (const { words, seen, read, reckoned, source, readAt } of records) {
      expect(source, words).not.toBe('');
      if (read === 'ours') continue;
      expect(readAt, words).not.toBe('');
      const missing = [...figuresOf(words)].filter((one) => !figuresOf(seen).has(one));
      if (!reckoned) expect(missing, `${slug}: ${words}`).toEqual([]);
    }
  });

  it('were read on pages of authorities, in copies of official texts, or in three sources that cite them', () => {
    for (const { read, words, source, readAt } of records) {
      const urls = readAt.split(' and ').filter(Boolean);
      if (read === 'official') expect([words, urls.filter((url) => !isOfficial(url))]).toEqual([words, []]);
      if (read !== 'concordant') continue;
      const hosts = urls.map((url) => new URL(url).hostname.replace(/^www\./, ''));
      expect(new Set(hosts).size, words).toBeGreaterThanOrEqual(3);
      expect(source, words).toMatch(citation);
    }
  });

  it('stand in what changed only as far as they were checked', () => {
    const checked = figuresOf(records.map(({ words, source, seen }) => `${words} ${source} ${seen}`).join(' '));
    // Counts in words, and single digits, are of what the line names.
    const isFigure = (one: string) => /^\d{2,}|^[a-z]+$/.test(one) && !/^(?:half|twice|double)$/.test(one);
    const others = guide.changes.flatMap(({ note }) => [...figuresOf(note)].filter(isFigure));
    expect(others.filter((one) => !checked.has(one))).toEqual([]);
  });

  it('have the day on which they were checked, and the guide says no later one', () => {
    for (const { words, checkedOn } of records) expect(checkedOn, words).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    const latest =
      records
        .map(({ checkedOn }) => checkedOn)
        .sort()
        .at(-1) ?? guide.reviewedOn;
    expect(guide.reviewedOn <= latest).toBe(true);
  });

  it('are given, and not said to be unconfirmed', () =>
    expect([...textsOf(guide), ...guide.changes.map(({ note }) => note)].join('\n')).not.toMatch(
      /could not be confirmed|has the present figure/,
    ));
});

it('rests two figures alone on a citation, and these are known', () =>
  expect(guideFigures.filter(({ read }) => read === 'cited').map(({ words }) => words)).toEqual([
    'Keep records for three years.',
    '$32,000 for tax years that begin in 2026',
  ]));

it('lists no source of official texts that was not read', () => {
  const urls = guideFigures.flatMap(({ readAt }) => readAt.split(' and '));
  const unused = known.filter((one) => !urls.some((url) => url.includes(one)));
  expect(unused).toEqual([]);
});

it.each(['https://www.a-law-firm.example/irs.gov/', 'https://irs.gov.example/', 'A public repository', ''])(
  'takes %j for no official text',
  (url) => expect(isOfficial(url)).toBe(false),
);
