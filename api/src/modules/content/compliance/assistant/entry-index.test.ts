import { describe, expect, it } from 'vitest';
import { EntryIndex } from './entry-index';
import { identifiersIn } from './identifiers';
import { outcomeOf } from './outcome';
import { beeGuides } from './testing/bee-guides';

const index = new EntryIndex(beeGuides);
const outcome = (question: string, of = index) => outcomeOf(of, of.find(question));
const answerTo = (question: string) => {
  const said = outcome(question);
  return said.kind === 'answer' ? said.entry.entry.answer : said.kind;
};

describe('a question is found by the ways of asking', () => {
  it.each([
    ['How much is the apiary fee?', '$40 a year for every apiary.'],
    ['how much is the APIARY fee', '$40 a year for every apiary.'],
    ['what do beehives cost in a year', '$40 a year for every apiary.'],
    ['by what date do beekeepers pay the fee', 'On May 1 of each year.'],
    ['is there a fine for late bees in Vermont', 'You owe another $10.'],
    ['do i label my wax candels', 'The weight.'],
    ['Vermont Apiary Fees', 'Every apiary in Vermont pays $40 a year. The fee is due on May 1.'],
  ])('%s', (question, answer) => expect(answerTo(question)).toBe(answer));
});

describe('what no entry answers', () => {
  it.each([
    ['How do I register a trademark?', 'not-covered'],
    ['Is there a fine for late bees in Texas?', 'other-jurisdiction'],
    ['I owe $4,000 of apiary fees, how much penalty do I owe?', 'computation'],
    ['How can I hide my bees from the state without them knowing?', 'evasion'],
    ['Will they ever raise the apiary fee?', 'prediction'],
  ])('is refused with the reason that was found: %s', (question, reason) =>
    expect(outcome(question)).toMatchObject({ kind: 'refusal', reason }),
  );

  it('opens what is near and claims nothing', () => {
    expect(outcome('Do I pay a fee to insure beehives against theft?').kind).toBe('closest');
  });

  it('is not answered with the summary of a guide that only shares its title', () => {
    expect(answerTo('Vermont Apiary Fees')).toContain('pays $40 a year');
    for (const beyond of ['Which towns have Vermont apiary fees?', 'Do Vermont apiary fees pay for honey shows?'])
      expect(answerTo(beyond), beyond).not.toContain('Every apiary in Vermont');
  });

  it('is not answered from what the guide no longer says', () => {
    const { entries } = index.find('Does it hold for hobby hives?');
    expect(entries.every(({ entry }) => entry.passages.length > 0)).toBe(true);
    expect(answerTo('Does it hold for hobby hives?')).not.toContain('hobby hives count');
  });
});

it('a form is the same with and without its hyphen, one or several', () => {
  expect(identifiersIn('Do I keep I-9s, i9s, W-2s and 1095-Cs?')).toEqual(['i9', 'i9', 'w2', '1095c']);
  expect(identifiersIn('Who files NYC-202S or NYC-202?')).toEqual(['nyc202s', 'nyc202']);
  expect(identifiersIn('Am I 9 days late, 9-to-5, 1-on-1, in FY-2025, or by 2?')).toEqual([]);
});

it('an entry that gives the kind of fact that is asked for comes before one that does not', () => {
  expect(index.find('how long does the label have to be on a candle').entries[0]?.entry.answer).toBe('Two years.');
  expect(index.find('what has to be on the label of a candle').entries[0]?.entry.answer).toBe('The weight.');
});

it('the entries of one guide are found behind more of others', () => {
  const [bees, wax] = beeGuides as [(typeof beeGuides)[number], (typeof beeGuides)[number]];
  const answer = 'Above the label that stands beside the gate of the yard with the old trees and the bench.';
  const sign = { questions: ['Where is the sign?'], answer, passages: [bees.summary], appliesTo: '' };
  const others = Array.from({ length: 50 }, (_one, number) => ({ ...wax, slug: `wax-${number}` }));
  const found = new EntryIndex([...others, { ...bees, answers: [sign] }]).find('which candle label', {
    includes: ({ slug }) => slug === bees.slug,
  });
  expect(found.entries.map(({ entry }) => entry.answer)).toEqual([answer]);
});

it('an own question is answered whatever its form, and a changed word changes no other answer', () => {
  const question = 'How much do I owe on 500 dollars for the zebra of my aunt in Colorado?';
  expect(outcome(question).kind).not.toBe('answer');
  const [bees, wax] = beeGuides as [(typeof beeGuides)[number], (typeof beeGuides)[number]];
  const [fee, ...others] = bees.answers as [(typeof bees.answers)[number], ...(typeof bees.answers)[number][]];
  const changed = new EntryIndex([
    { ...bees, answers: [{ ...fee, questions: [...fee.questions, question] }, ...others] },
    wax,
  ]);
  expect(outcome(question.toLowerCase(), changed)).toMatchObject({ kind: 'answer', entry: { isOwn: true } });
  for (const same of ['When is the apiary fee due?', 'What has to be on a candle label?'])
    expect(outcome(same, changed)).toMatchObject({ kind: 'answer', entry: { entry: { title: same } } });
});
