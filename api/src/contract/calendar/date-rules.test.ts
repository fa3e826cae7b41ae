import { expect, it } from 'vitest';
import { datesOf, dueDay, type DateRule, type WeekendRule } from './date-rules';

const law: WeekendRule = 'section-7503';
const due = (rule: DateRule, weekendRule: WeekendRule = law, from = '2027-01-01', to = '2031-12-31') =>
  datesOf(rule, weekendRule, from, to).map(({ day }) => day);
const yearly = (...days: string[]): DateRule => ({ kind: 'yearly', days });

it('gives Form 941, and deposits of FUTA, the last day of the month after each quarter', () => {
  expect(due({ kind: 'after-quarter' })).toEqual([
    ...['2027-02-01', '2027-04-30', '2027-08-02', '2027-11-01'],
    ...['2028-01-31', '2028-05-01', '2028-07-31', '2028-10-31'],
    ...['2029-01-31', '2029-04-30', '2029-07-31', '2029-10-31'],
    ...['2030-01-31', '2030-04-30', '2030-07-31', '2030-10-31'],
    ...['2031-01-31', '2031-04-30', '2031-07-31', '2031-10-31'],
  ]);
});

it('gives Forms W-2, 1099-NEC and 940 January 31, or the Monday after it', () => {
  expect(due(yearly('01-31'))).toEqual(['2027-02-01', '2028-01-31', '2029-01-31', '2030-01-31', '2031-01-31']);
});

it('gives Forms 1065 and 1120-S the 15th of the third month after the year', () => {
  const rule: DateRule = { kind: 'after-year', month: 3, day: 15 };
  expect(due(rule)).toEqual(['2027-03-15', '2028-03-15', '2029-03-15', '2030-03-15', '2031-03-17']);
});

it('moves April 15 past Emancipation Day: Forms 1120, 5472 and the FBAR', () => {
  const rule: DateRule = { kind: 'after-year', month: 4, day: 15 };
  expect(due(rule)).toEqual(['2027-04-15', '2028-04-18', '2029-04-17', '2030-04-15', '2031-04-15']);
  // As the IRS announced them: 2022 and 2023 to April 18.
  expect(due(rule, law, '2022-01-01', '2023-12-31')).toEqual(['2022-04-18', '2023-04-18']);
  expect(due(rule, 'next-business-day', '2023-01-01', '2023-12-31')).toEqual(['2023-04-17']);
  expect(due(yearly('10-15'))).toEqual(['2027-10-15', '2028-10-16', '2029-10-15', '2030-10-15', '2031-10-15']);
});

it('gives the four installments of estimated tax of Form 1040-ES', () => {
  expect(due(yearly('01-15', '04-15', '06-15', '09-15'))).toEqual([
    ...['2027-01-15', '2027-04-15', '2027-06-15', '2027-09-15'],
    ...['2028-01-18', '2028-04-18', '2028-06-15', '2028-09-15'],
    ...['2029-01-16', '2029-04-17', '2029-06-15', '2029-09-17'],
    ...['2030-01-15', '2030-04-15', '2030-06-17', '2030-09-16'],
    ...['2031-01-15', '2031-04-15', '2031-06-16', '2031-09-15'],
  ]);
});

it('gives Form 990 the 15th of the fifth month, and Form 1095-C March 31', () => {
  const form990: DateRule = { kind: 'after-year', month: 5, day: 15 };
  expect(due(form990)).toEqual(['2027-05-17', '2028-05-15', '2029-05-15', '2030-05-15', '2031-05-15']);
  expect(due(yearly('03-31'))).toEqual(['2027-03-31', '2028-03-31', '2029-04-02', '2030-04-01', '2031-03-31']);
});

it('gives copies of Form 1095-C 30 days from January 31: a day earlier in a leap year', () => {
  const rule: DateRule = { kind: 'yearly', days: ['01-31'], plusDays: 30 };
  expect(due(rule)).toEqual(['2027-03-02', '2028-03-01', '2029-03-02', '2030-03-04', '2031-03-03']);
});

it('gives Texas sales tax the 20th of each month, on its next business day', () => {
  const days = due({ kind: 'monthly', day: 20 }, 'next-business-day');
  expect(days).toHaveLength(60);
  expect(days.slice(0, 12)).toEqual([
    ...['2027-01-20', '2027-02-22', '2027-03-22', '2027-04-20', '2027-05-20', '2027-06-21'],
    ...['2027-07-20', '2027-08-20', '2027-09-20', '2027-10-20', '2027-11-22', '2027-12-20'],
  ]);
  // The comptroller's own table of 2020 for the 20th.
  expect(due({ kind: 'monthly', day: 20 }, 'next-business-day', '2020-01-01', '2020-12-31')).toEqual([
    ...['2020-01-21', '2020-02-20', '2020-03-20', '2020-04-20', '2020-05-20', '2020-06-22'],
    ...['2020-07-20', '2020-08-20', '2020-09-21', '2020-10-20', '2020-11-20', '2020-12-21'],
  ]);
});

it('keeps a date that no law moves, and the last day of a short month', () => {
  expect(due(yearly('06-20'), 'none', '2027-01-01', '2027-12-31')).toEqual(['2027-06-20']);
  expect(due({ kind: 'monthly', day: 31 }, 'none', '2028-01-31', '2028-04-30')).toEqual([
    '2028-01-31',
    '2028-02-29',
    '2028-03-31',
    '2028-04-30',
  ]);
});

it('gives an extension that ends in another year, and a day once that two days of a rule fall on', () => {
  const extended: DateRule = { ...yearly('12-15'), plusDays: 60 } as DateRule;
  expect(due(extended, 'none', '2027-01-10', '2028-12-31')).toEqual(['2027-02-13', '2028-02-13']);
  expect(due(yearly('02-28', '02-29'), 'none', '2027-01-01', '2028-12-31')).toEqual([
    ...['2027-02-28', '2028-02-28', '2028-02-29'],
  ]);
});

it('gives a date once, and none to what is always in force', () => {
  expect(due({ kind: 'once', on: '2028-12-31' }, 'none')).toEqual(['2028-12-31']);
  expect(due({ kind: 'once', on: '2026-12-31' }, 'none')).toEqual([]);
  expect(due({ kind: 'always' })).toEqual([]);
});

it('moves a date over holidays on the day on which they are observed', () => {
  const days = ['2027-12-31', '2027-07-03', '2028-11-10', '2026-07-03', '2029-01-20', '2028-11-23', '2027-05-31'];
  expect(days.map((day) => dueDay(day, law))).toEqual([
    // January 1, 2028 and July 4, 2027 fall on a weekend, and so do November 11, 2028 and July 4, 2026.
    ...['2028-01-03', '2027-07-06', '2028-11-13', '2026-07-06'],
    // An inauguration on a Saturday is observed on Friday; Thanksgiving; Memorial Day.
    ...['2029-01-22', '2028-11-24', '2027-06-01'],
  ]);
});

it('finds a date by the day on which it is due, not by the day that the rule sets', () => {
  expect(datesOf(yearly('01-31'), law, '2027-02-01', '2027-02-01')).toEqual([
    { day: '2027-02-01', setOn: '2027-01-31' },
  ]);
  expect(datesOf(yearly('01-31'), law, '2027-01-01', '2027-01-31')).toEqual([]);
});
