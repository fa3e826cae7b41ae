import { describe, expect, it } from 'vitest';
import { refusalByForm } from './refusals';

const forms = new Set(['5472', '1099nec', '941']);

describe('a sum', () => {
  it.each([
    'sold 61,000 online, how much goes to the irs',
    'what is 24 percent backup withholding on 3,150',
    'VAT on an invoice of 1200 euros, please calculate',
    'rent is 22k a month, tell me the tax',
    'our deposit of $9,800 was late, what is the penalty in dollars',
    'she earns 23.40 an hour, what do I owe her',
    'work out the fine for 9 late forms',
    'rent is 31 thousand a month, what does that come to in tax',
    'how many sick hours has he earned after 410 hours of work',
  ])('is asked for: %s', (question) => expect(refusalByForm(question, forms)).toBe('computation'));

  it.each([
    'how much is the penalty for a late 5472',
    'how much can I pay a contractor in 2026 before I send a 1099-NEC',
    'my rent is 300k a year, is there a city tax on that',
    'I paid a painter $1,500, do I have to send a form',
    'how much is the penalty for a late deposit',
    'how much money may be abroad before I have to report, 10000 dollars',
    'how many sick hours does a new waiter get and is overtime after 40 hours',
  ])('is not asked for: %s', (question) => expect(refusalByForm(question, forms)).not.toBe('computation'));
});

describe('a form of question that no guide answers', () => {
  it.each([
    ['prediction', 'will they ever lower the limit'],
    ['prediction', 'what happens to the limit after the election'],
    ['advice', 'is a payroll company the better choice'],
    ['advice', 'what would you do'],
    ['advice', 'can you file the report for me'],
    ['advice', 'please review our contract'],
    ['evasion', 'best trick to stay under 50 employees'],
  ])('%s: %s', (reason, question) => expect(refusalByForm(question, forms)).toBe(reason));

  it.each([
    ['prediction', 'could the rule change again and how do I find out'],
    ['prediction', 'when will my deposit schedule change'],
    ['advice', 'is a compilation cheaper than a review'],
    ['investment', 'what crypto forms do I get'],
    ['advice', 'can you file 1099s on paper'],
    ['advice', 'write off of development costs'],
    ['evasion', 'how do we come clean and avoid penalties'],
  ])('is not: %s: %s', (reason, question) => expect(refusalByForm(question, forms)).not.toBe(reason));
});
