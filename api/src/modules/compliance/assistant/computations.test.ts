import { describe, expect, it } from 'vitest';
import { asksForSum } from './computations';

const forms = new Set(['5472', '1099nec', '941']);

describe('a sum', () => {
  it.each([
    'sold 61,000 online, how much goes to the irs',
    'what is 24 percent backup withholding on 3,150',
    'VAT on an invoice of 1200 euros, please calculate',
    'rent is 22k a month, tell me the tax',
    'our deposit of $9,800 was late, what is the penalty in dollars',
    'she earns 23.40 an hour, what do I owe her',
  ])('is asked for: %s', (question) => expect(asksForSum(question, forms)).toBe(true));

  it.each([
    'how much is the penalty for a late 5472',
    'how much can I pay a contractor in 2026 before I send a 1099-NEC',
    'my rent is 300k a year, is there a city tax on that',
    'I paid a painter $1,500, do I have to send a form',
    'how much is the penalty for a late deposit',
  ])('is not asked for: %s', (question) => expect(asksForSum(question, forms)).toBe(false));
});
