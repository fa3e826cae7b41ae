import { describe, expect, it } from 'vitest';
import { coverOf } from './cover-of';
import { emptyChair } from './growth-covers';
import { cashFlow, ledger } from './reporting-covers';
import { calendar, form } from './tax-covers';
import { laptop } from './technology-covers';

const drawn = (tags: string[], title = 'Untitled', category = 'technology') => coverOf({ category, tags, title });

describe('the cover of an article', () => {
  it('is of what its first tag names, also when a later tag has a drawing of its own', () => {
    expect(drawn(['software', 'systems', 'bookkeeping basics'])).toBe(laptop);
    expect(drawn(['month-end', 'close', 'bookkeeping basics'])).toBe(ledger);
    expect(drawn(['estimated taxes', 'self-employed', 'cash flow'])).toBe(calendar);
    expect(drawn(['Cash Flow', 'statements'])).toBe(cashFlow);
  });

  it('is of the first tag that has one, of the title, or of the category', () => {
    expect(drawn(['planning', 'year-end'])).toBe(form);
    expect(drawn(['planning'], 'When to Hire a Fractional CFO')).toBe(emptyChair);
    expect(drawn([], 'News', 'tax-strategies')).toBe(form);
  });
});
