import { describe, expect, it } from 'vitest';
import { advice, evasion, prediction, task } from './question-forms';

describe('a form of question that no guide answers', () => {
  it.each([
    [prediction, 'will they ever lower the limit'],
    [prediction, 'what happens to the limit after the election'],
    [advice, 'is a payroll company the better choice'],
    [advice, 'what would you do'],
    [task, 'can you file the report for me'],
    [task, 'please review our contract'],
    [evasion, 'best trick to stay under 50 employees'],
  ])('%s: %s', (form, question) => expect(form.test(question)).toBe(true));

  it.each([
    [prediction, 'could the rule change again and how do I find out'],
    [prediction, 'when will my deposit schedule change'],
    [advice, 'is a compilation cheaper than a review'],
    [task, 'can you file 1099s on paper'],
    [task, 'write off of development costs'],
    [evasion, 'how do we come clean and avoid penalties'],
  ])('is not: %s: %s', (form, question) => expect(form.test(question)).toBe(false));
});
