import { describe, expect, it } from 'vitest';
import { demoGuides } from '../../../../db/demo/guides';
import { refusalOf } from './assess-question';
import { identifiersIn } from './identifiers';
import { lettersOf, speaksOf, subjectsIn } from './other-subjects';
import { PassageIndex } from './retrieve-passages';
import { termsOf } from './terms';

const index = new PassageIndex(demoGuides);
const lacks = (question: string, guideText: string) =>
  subjectsIn(question).some((subject) => !speaksOf(lettersOf(guideText), subject));
const refusal = (question: string) => refusalOf(question, index.search(question), 2026);

describe('a subject that the guides do not have', () => {
  it.each(['Do we need workers’ comp?', 'what are the rules for trademarks', 'can I set up a SIMPLE IRA'])(
    'is named in: %s',
    (question) => expect(lacks(question, 'employers with workers file a form')).toBe(true),
  );

  it('is none where the guide names it, also in the plural', () =>
    expect(lacks('may we pay a dividend', 'Wages and dividends are not counted.')).toBe(false));

  it('refuses a question whose other words stand in a guide', () => {
    expect(refusal('can we deduct the home office at our business')).toBe('not-covered');
    expect(refusal('do employers with 60 employees have to offer health coverage')).toBeNull();
  });
});

describe('how people write', () => {
  it('tells who they are without naming another subject', () =>
    expect(refusal('california florist rents a corner of my boutique, employee or contractor')).toBeNull());

  it('is not taken for a form where it is a quarter or a measure', () => {
    expect(identifiersIn('the 941 of Q2, after 15km and 30lb')).toEqual([]);
    expect(identifiersIn('Form 8938 and W-9')).toEqual(['w9', '8938']);
  });

  it('has amounts and past tenses in other forms than the guides', () => {
    expect(termsOf('paid 90k')).toEqual(termsOf('pay $90,000'));
    expect(termsOf('20 grand')).toEqual(['20000']);
  });
});
