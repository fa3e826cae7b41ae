import { describe, expect, it } from 'vitest';
import { demoGuides } from '../../../../../db/demo/guides';
import { evaluate } from './evaluate';
import { LearningSet } from './learn-weights';
import { learnedHalves, questions, questionsOf, reportedHalves } from './questions';

const answerable = questions.filter(({ answers }) => answers.length > 0);

describe('the evaluation set', () => {
  it('is learned from or reported, each part one of both', () => {
    const halves = [...learnedHalves, ...reportedHalves];
    expect(new Set(halves).size).toBe(halves.length);
    expect(new Set(questions.map(({ half }) => half))).toEqual(new Set(halves));
  });

  it('has forty blind questions', () => expect(questionsOf('blind')).toHaveLength(40));

  it('has unseen questions of both kinds', () => {
    const unseen = questionsOf('unseen');
    expect(unseen).toHaveLength(83);
    expect(unseen.filter(({ answers }) => answers.length === 0)).toHaveLength(34);
  });

  it('has as many open as sealed questions, of every guide', () => {
    for (const name of ['open', 'sealed', 'secondOpen', 'secondSealed'] as const) {
      const some = questionsOf(name);
      expect(some).toHaveLength(43);
      expect(new Set(some.flatMap(({ answers }) => answers.map(({ guide }) => guide))).size).toBe(demoGuides.length);
    }
  });

  it('has a third hundred, of every guide', () => {
    const third = questionsOf('third');
    expect(third).toHaveLength(100);
    expect(new Set(third.flatMap(({ answers }) => answers.map(({ guide }) => guide))).size).toBe(demoGuides.length);
  });

  it('has a fourth hundred, of every guide', () => {
    const fourth = questionsOf('fourth');
    expect(fourth).toHaveLength(110);
    expect(new Set(fourth.flatMap(({ answers }) => answers.map(({ guide }) => guide))).size).toBe(demoGuides.length);
  });

  it.each(['fifth', 'sixth'] as const)('has a %s hundred, three times of every guide', (half) => {
    const asked = questionsOf(half).flatMap(({ answers }) => answers.map(({ guide }) => guide));
    expect(questionsOf(half)).toHaveLength(130);
    for (const { slug } of demoGuides) expect(asked.filter((guide) => guide === slug).length).toBeGreaterThanOrEqual(3);
  });

  it('has questions to develop on, many of them without an answer, of every guide', () => {
    const development = questionsOf('development');
    expect(development.filter(({ answers }) => answers.length > 0).length).toBeGreaterThanOrEqual(120);
    expect(development.filter(({ answers }) => answers.length === 0).length).toBeGreaterThanOrEqual(60);
    expect(new Set(development.flatMap(({ answers }) => answers.map(({ guide }) => guide))).size).toBe(
      demoGuides.length,
    );
  });

  it('has fresh questions of both kinds, many of them near misses', () => {
    const fresh = questionsOf('fresh');
    expect(fresh.length).toBeGreaterThanOrEqual(60);
    expect(fresh.filter(({ answers }) => answers.length === 0).length).toBeGreaterThanOrEqual(25);
  });

  it('has enough questions of both kinds, each once, and names guides that exist', () => {
    expect(answerable.length).toBeGreaterThanOrEqual(100);
    expect(questions.length - answerable.length).toBeGreaterThanOrEqual(35);
    expect(new Set(questions.map(({ text }) => text)).size).toBe(questions.length);
    const slugs = demoGuides.map(({ slug }) => slug);
    for (const { answers } of answerable) for (const { guide } of answers) expect(slugs).toContain(guide);
  });

  it('asks of every guide in every part', () => {
    for (const { slug } of demoGuides)
      for (const name of ['tune', 'hold', 'fresh', 'unseen'] as const)
        expect(
          questionsOf(name).some(({ answers }) => answers.some(({ guide }) => guide === slug)),
          `${slug}, ${name}`,
        ).toBe(true);
  });
});

const goals = {
  recallAt5: 0.95,
  rightGuideFirst: 0.95,
  citationPrecision: 0.98,
  refusalPrecision: 0.98,
  refusalRecall: 0.98,
};
/** No question goes wrong. */
const all = { recallAt5: 1, rightGuideFirst: 1, citationPrecision: 1, refusalPrecision: 1, refusalRecall: 1 };

// What the product promises; `npm run eval:compliance` prints the figures and what went wrong. The parts that do not
// reach all of it are held to what they reach, so that a change cannot make it worse.
describe.each([
  ['tune', all],
  ['blind', all],
  ['unseen', { ...all, recallAt5: 0.97 }],
  ['open', all],
  ['secondOpen', all],
  ['sealed', all],
  ['secondSealed', all],
  ['development', { ...all, recallAt5: 0.99, refusalRecall: 0.98 }],
  ['nearMiss', all],
  ['voices', { ...all, refusalPrecision: 0.99 }],
  ['forms', { ...all, recallAt5: 0.96 }],
  ['jurisdictions', all],
  // Nothing is learned from these.
  ['hold', { ...all, refusalPrecision: 0.95 }],
  ['fresh', { ...all, recallAt5: 0.97, refusalPrecision: 0.93 }],
  ['third', { ...all, refusalPrecision: 0.97, refusalRecall: 0.95 }],
  ['fourth', { ...goals, refusalPrecision: 0.92, refusalRecall: 0.96 }],
  ['fifth', { ...all, refusalPrecision: 0.98, refusalRecall: 0.95 }],
  ['sixth', { ...all, refusalPrecision: 0.95, refusalRecall: 0.95 }],
  // The set in two halves: weights are learned from the first alone.
  ['tune and hold', goals],
] as const)('the embedded answerer, on the questions of %s', (names, least) => {
  const figures = evaluate(
    demoGuides,
    questions.filter(({ half }) => names.split(' and ').includes(half)),
  );
  it.each(Object.keys(least) as (keyof typeof goals)[])('%s is at least what was reached', (figure) =>
    expect(figures[figure]).toBeGreaterThanOrEqual(least[figure]),
  );

  it('cites nothing that its passage does not say', () => expect(figures.untrueCitations).toBe(0));
});

// What the fitted weights are worth on questions that they were not fitted on.
describe('weights that were fitted without the questions of another author', () => {
  const others = learnedHalves.filter((half) => half !== 'secondOpen').flatMap(questionsOf);
  const figures = evaluate(demoGuides, questionsOf('secondOpen'), new LearningSet(demoGuides, others).learn());

  it('find the guide that answers', () => expect(figures.rightGuideFirst).toBeGreaterThanOrEqual(0.95));

  it('tell what no guide answers', () => {
    expect(figures.refusalPrecision).toBeGreaterThanOrEqual(0.95);
    expect(figures.refusalRecall).toBeGreaterThanOrEqual(0.85);
  });
});
