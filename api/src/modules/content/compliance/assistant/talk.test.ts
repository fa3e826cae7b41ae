import { describe, expect, it } from 'vitest';
import { EntryIndex } from './entry-index';
import { followUpsOf, questionInTalk } from './talk';
import { beeGuides } from './testing/bee-guides';

const index = new EntryIndex(beeGuides);
const first = 'How much is the apiary fee?';
const inTalk = (question: string, previous = [first]) => questionInTalk(index, question, previous, {});
const said = (question: string) => {
  const { outcome } = inTalk(question);
  if (outcome.kind === 'answer') return outcome.entry.entry.answer;
  return outcome.kind === 'refusal' ? outcome.reason : outcome.kind;
};

describe('in a talk about the apiary fee', () => {
  it.each([
    ['what if I am late?', 'You owe another $10.'],
    ['and when is it due?', 'On May 1 of each year.'],
    ['how long do i keep it', 'not-in-guide'],
    ['and what has to be on candles?', 'The weight.'],
    ['thanks, that helps!', 'no-question'],
    ['never mind, i appreciate it', 'no-question'],
    ['what can you do?', 'how-to-ask'],
    ['hm, really?', 'unclear'],
    ['why', 'unclear'],
    ['what if I don’t pay?', 'You owe another $10.'],
  ])('%s: %s', (question, expected) => expect(said(question)).toBe(expected));

  it.each(['hi', 'Good morning!', 'thank u', 'help', 'why'])('says how to ask when a talk begins with %s', (question) =>
    expect(inTalk(question, []).outcome).toMatchObject({ kind: 'refusal', reason: 'how-to-ask' }),
  );

  it('reads a fragment without a subject with the question before it, by what it asks for', () => {
    const { outcome } = inTalk('and how much?', ['When is the apiary fee due?']);
    expect(outcome).toMatchObject({ kind: 'answer', entry: { entry: { answer: '$40 a year for every apiary.' } } });
  });

  it('offers what this guide answers and was not read', () => {
    const meant = inTalk('and when is it due?');
    expect(meant.outcome.kind).toBe('answer');
    const entry = meant.outcome.kind === 'answer' ? meant.outcome.entry.entry : undefined;
    expect(followUpsOf(entry!, meant)).toEqual(['What happens if I pay the apiary fee late?']);
  });
});
