import { describe, expect, it } from 'vitest';
import { demoGuides } from '../../../../../db/demo/guides';
import { evaluate } from './evaluate';
import { questions, questionsOf } from './questions';

const answerable = questions.filter(({ answers }) => answers.length > 0);

describe('the evaluation set', () => {
  it('has enough questions of both kinds, each once, and names guides that exist', () => {
    expect(answerable.length).toBeGreaterThanOrEqual(100);
    expect(questions.length - answerable.length).toBeGreaterThanOrEqual(35);
    expect(new Set(questions.map(({ text }) => text)).size).toBe(questions.length);
    const slugs = demoGuides.map(({ slug }) => slug);
    for (const { answers } of answerable) for (const { guide } of answers) expect(slugs).toContain(guide);
  });

  it('asks of every guide in both halves', () => {
    for (const { slug } of demoGuides)
      for (const name of ['tune', 'hold'] as const)
        expect(
          questionsOf(name).some(({ answers }) => answers.some(({ guide }) => guide === slug)),
          `${slug}, ${name}`,
        ).toBe(true);
  });
});

// What the product promises; `npm run eval:compliance` prints the figures and what went wrong.
describe.each(['tune', 'hold'] as const)('the embedded answerer, on the %s half', (name) => {
  const figures = evaluate(demoGuides, questionsOf(name));
  it.each([
    ['recallAt5', 0.95],
    ['rightGuideFirst', 0.95],
    ['citationPrecision', 0.98],
    ['refusalPrecision', 0.95],
    ['refusalRecall', 0.98],
  ] as const)('%s is at least %d', (figure, least) => expect(figures[figure]).toBeGreaterThanOrEqual(least));

  it('cites nothing that its passage does not say', () => expect(figures.untrueCitations).toBe(0));
});
