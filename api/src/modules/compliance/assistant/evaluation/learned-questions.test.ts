import { describe, expect, it } from 'vitest';
import { slugs } from './guide-slugs';
import { learnedQuestions } from './learned-questions';
import { questionsOf, reportedHalves } from './questions';

const learned = learnedQuestions();
const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

describe('the questions that weights are learned from', () => {
  it('are thousands of both kinds, of every guide', () => {
    expect(learned.filter(({ answers }) => answers.length > 0).length).toBeGreaterThan(5000);
    expect(learned.filter(({ answers }) => answers.length === 0).length).toBeGreaterThan(5000);
    const asked = new Set(learned.flatMap(({ answers }) => answers.map(({ guide }) => guide)));
    expect(asked).toEqual(new Set(Object.values(slugs)));
  });

  it('are each there once', () => expect(new Set(learned.map(({ text }) => plain(text))).size).toBe(learned.length));

  it('are none of those that only report', () => {
    const reported = new Set(reportedHalves.flatMap(questionsOf).map(({ text }) => plain(text)));
    expect(learned.filter(({ text }) => reported.has(plain(text)))).toEqual([]);
  });
});
