import { describe, expect, it } from 'vitest';
import { evidenceFor, evidenceForOther } from './evidence';
import { focusOf } from './focus';
import { indexOther } from './indexed-guide';
import { asksLawgiver, jurisdictionsAskedOf, jurisdictionsAskedTogether } from './jurisdictions';
import { subjectsIn } from './other-subjects';
import { scopeOf } from './scope';
import { termsOf } from './terms';
import { honeyGuide } from './testing/honey-guide';

const honey = honeyGuide('Honey Labels', 'Form BEE-7 goes to the hive inspector. It names the beekeeper.', [
  'What do I write on the jar?',
]);
const counts = (guides: number) => ({ guides, inGuides: (term: string) => (honey.terms.has(term) ? 1 : 0) });
const jurisdictionsOf = (question: string) => ({
  named: jurisdictionsAskedOf(question),
  together: jurisdictionsAskedTogether(question),
  asksLawgiver: asksLawgiver(question),
});
const evidence = (question: string, guides = 20) =>
  evidenceFor(
    honey,
    {
      ...jurisdictionsOf(question),
      terms: termsOf(question),
      focus: termsOf(focusOf(question)),
      subjects: subjectsIn(question),
    },
    1,
    counts(guides),
  );

describe('what speaks for a guide', () => {
  it('does not shrink with what else a story tells', () => {
    const short = evidence('hive inspector?');
    const long = evidence('my cousin from the choir and her parrot met the hive inspector');
    expect(long.pairs).toBe(short.pairs);
    expect(long.names).toBeLessThanOrEqual(short.names);
    expect(long.share).toBeLessThan(short.share);
  });

  it('does not grow with the number of guides', () =>
    expect(evidence('hive inspector', 2).pairs).toBeCloseTo(evidence('hive inspector', 200).pairs));

  it('is a question that people ask, too', () => {
    expect(evidence('what to write on a jar').question).toBeGreaterThan(0);
    expect(evidence('what to write on a jar').share).toBe(0);
  });

  it('is neighboring terms, and names of forms', () => {
    expect(evidence('hive inspector').pairs).toBeGreaterThan(evidence('inspector of a hive and a label').pairs);
    expect(evidence('where does BEE-7 go').names).toBeGreaterThan(0);
    expect(evidence('where does the hive go').names).toBe(0);
  });

  it('is nothing where the question says nothing', () =>
    expect(evidence('what is it?')).toMatchObject({ question: 0, share: 0, pairs: 0, names: 0 }));
});

it('counts the other subjects against a guide that lacks them', () => {
  expect(evidence('hive inspector').lacks).toBe(0);
  expect(evidence('a trademark for the hive').lacks).toBe(1);
});

describe('what speaks for a subject that no guide has', () => {
  const others = ['dentist or doctor bill, insurance of a bee', 'parking ticket'].map(indexOther);
  const other = (question: string) =>
    evidenceForOther(others, { terms: termsOf(question), focus: termsOf(focusOf(question)) }, counts(20));

  it('is how near a question comes to it', () => {
    expect(other('got a parking ticket').question).toBeGreaterThan(other('got a bus ticket').question);
    expect(other('got a parking ticket').likeness).toBeGreaterThan(
      other('parking near the school of my niece').likeness,
    );
    expect(other('parking ticket').pairs).toBeGreaterThan(0);
  });

  it('is nothing where it has none of the words', () =>
    expect(other('honey')).toEqual({ question: 0, pairs: 0, likeness: 0, focus: 0 }));
});

describe('where a guide holds', () => {
  const ofTexas = honeyGuide('Honey in Texas', 'Not as in Maine.');
  const ofFrance = honeyGuide('Honey in France', 'Labels are in French.');
  const ofExports = honeyGuide('Honey Exports', 'Jars that go abroad. Not to Maine.');
  it.each([
    ['honey in texas', ofTexas, 'here'],
    ['honey in dallas', ofTexas, 'here'],
    ['honey in maine', ofTexas, 'elsewhere'],
    ['honey of texas for maine', ofTexas, 'here'],
    ['honey of texas for ohio', ofTexas, 'mixed'],
    ['honey in texas or ohio', ofTexas, 'elsewhere'],
    ['honey in ohio, is it like in texas', ofTexas, 'elsewhere'],
    ['honey in ohio', ofFrance, 'far'],
    ['honey in ohio', ofTexas, 'elsewhere'],
    ['honey', ofTexas, 'unsaid'],
    ['honey in ohio', honey, 'state'],
    ['honey in france', honey, 'elsewhere'],
    ['honey in france', ofExports, 'abroad'],
    ['what does france require', ofExports, 'elsewhere'],
    ['honey in maine', ofExports, 'spoken'],
    ['honey', honey, 'general'],
  ] as const)('%s', (question, indexed, scope) => expect(scopeOf(indexed, jurisdictionsOf(question))).toBe(scope));
});
