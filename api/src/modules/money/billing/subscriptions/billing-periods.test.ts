import { describe, expect, it } from 'vitest';
import { addMonths, periodOf } from './billing-periods';

const day = (text: string) => new Date(`${text}T10:30:00.000Z`);
const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

describe('billing periods', () => {
  it('keep the day they began on, or the last day of a shorter month', () => {
    const months = Array.from({ length: 13 }, (_, index) => dayOf(addMonths(day('2027-01-31'), index)));
    expect(months).toEqual([
      ...['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31', '2027-06-30', '2027-07-31'],
      ...['2027-08-31', '2027-09-30', '2027-10-31', '2027-11-30', '2027-12-31', '2028-01-31'],
    ]);
    expect(dayOf(addMonths(day('2027-12-31'), 2))).toBe('2028-02-29');
    expect(addMonths(day('2027-01-31'), 1).toISOString()).toBe('2027-02-28T10:30:00.000Z');
  });

  it('follow one another without a gap, monthly and annual', () => {
    for (const interval of ['monthly', 'annual'] as const)
      for (let index = 0; index < 40; index += 1)
        expect(periodOf(day('2027-01-31'), interval, index).end).toEqual(
          periodOf(day('2027-01-31'), interval, index + 1).start,
        );
    const year = periodOf(day('2028-02-29'), 'annual', 0);
    expect([dayOf(year.start), dayOf(year.end)]).toEqual(['2028-02-29', '2029-02-28']);
    expect(dayOf(periodOf(day('2028-02-29'), 'annual', 3).end)).toBe('2032-02-29');
  });
});
