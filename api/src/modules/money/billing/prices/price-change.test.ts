import { describe, expect, it } from 'vitest';
import { planTerms } from '../../../../contract/plans';
import { billOf, isUpgrade, periodBill, upgradeBill, type PaidPlan } from './price-change';

const professional = { plan: 'professional', interval: 'monthly' } as const;
const premium = { plan: 'premium', interval: 'monthly' } as const;
const professionalYear = { plan: 'professional', interval: 'annual' } as const;
const premiumYear = { plan: 'premium', interval: 'annual' } as const;
const april = { start: new Date('2027-04-01T00:00:00Z'), end: new Date('2027-05-01T00:00:00Z') };

describe('prices', () => {
  it('are those of the pricing page, in cents', () => {
    expect(planTerms.map(({ name, price, connections }) => [name, price.monthly, price.annual, connections])).toEqual([
      ['Starter', 0, 0, 2],
      ['Professional', 2900, 29_000, 15],
      ['Premium', 5900, 59_000, null],
    ]);
  });

  it('have a tax line, rounded to the cent', () => {
    expect(periodBill(premium)).toMatchObject({ subtotalCents: 5900, taxCents: 0, totalCents: 5900 });
    expect(billOf([{ label: 'x', amountCents: 2900 }], 825)).toMatchObject({ taxCents: 239, totalCents: 3139 });
  });
});

describe('a change', () => {
  it.each<readonly [PaidPlan, PaidPlan, boolean]>([
    [professional, premium, true],
    [professional, professionalYear, true],
    [professional, premiumYear, true],
    [professionalYear, premiumYear, true],
    [premium, premiumYear, true],
    [premium, professional, false],
    [premium, professionalYear, false],
    [premiumYear, premium, false],
    [professionalYear, premium, false],
    [professionalYear, professional, false],
  ])('from %o to %o is immediate: %s', (from, to, immediate) => {
    expect(isUpgrade(from, to)).toBe(immediate);
  });

  it.each([
    ['2027-04-01T00:00:00Z', 5900, -2900],
    ['2027-04-16T00:00:00Z', 2950, -1450],
    // 10 of 30 days: 1966.67 and 966.67
    ['2027-04-21T00:00:00Z', 1967, -967],
    // 1 of 30 days: 196.67 and 96.67
    ['2027-04-30T00:00:00Z', 197, -97],
    ['2027-05-01T00:00:00Z', 0, 0],
  ])('at %s costs the rest of the period, to the cent', (at, charge, credit) => {
    const bill = upgradeBill(professional, premium, april, new Date(at));
    expect(bill.lines.map(({ amountCents }) => amountCents)).toEqual([charge, credit]);
    expect(bill.totalCents).toBe(charge + credit);
  });

  it('to a year costs the year, less the rest of the month', () => {
    const bill = upgradeBill(professional, premiumYear, april, new Date('2027-04-16T00:00:00Z'));
    expect(bill.lines).toEqual([
      { label: 'Premium, annual', amountCents: 59_000 },
      { label: 'Professional, monthly: unused time', amountCents: -1450 },
    ]);
  });

  it('never gives money back', () => {
    const all: PaidPlan[] = [professional, premium, professionalYear, premiumYear];
    for (const from of all)
      for (const to of all)
        for (let hour = 0; hour <= 720; hour += 7)
          if (isUpgrade(from, to))
            expect(
              upgradeBill(from, to, april, new Date(april.start.getTime() + hour * 3_600_000)).totalCents,
            ).toBeGreaterThanOrEqual(0);
  });
});
