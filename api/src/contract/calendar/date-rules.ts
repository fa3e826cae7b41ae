/** A rule from which the dates of a duty follow. Days of a year are 'MM-DD'. */
export type DateRule =
  /** The same days each year, or so many days after them: of an extension. */
  | { readonly kind: 'yearly'; readonly days: readonly string[]; readonly plusDays?: number }
  /** A day of each month; the last one of a month that has no such day. */
  | { readonly kind: 'monthly'; readonly day: number }
  /** The last day of the month after each quarter of the calendar year. */
  | { readonly kind: 'after-quarter' }
  /** A day of the Nth month after the fiscal year ends, which is assumed to be the calendar year. */
  | { readonly kind: 'after-year'; readonly month: number; readonly day: number }
  | { readonly kind: 'once'; readonly on: string }
  /** In force all year, without a date. */
  | { readonly kind: 'always' };

/** Parts of a rule of each kind. */
export const ruleFields: Readonly<
  Record<DateRule['kind'], { readonly needed: readonly string[]; readonly optional?: readonly string[] }>
> = {
  yearly: { needed: ['days'], optional: ['plusDays'] },
  monthly: { needed: ['day'] },
  'after-quarter': { needed: [] },
  'after-year': { needed: ['month', 'day'] },
  once: { needed: ['on'] },
  always: { needed: [] },
};

/** Ways in which weekends and holidays move a date, in words. */
export const weekendRules = {
  'section-7503': 'On a weekend or holiday, due the next business day (26 U.S.C. 7503)',
  'next-business-day': 'On a weekend or holiday, due the next business day',
  none: 'Plan for this day, even on a weekend',
} as const;

export type WeekendRule = keyof typeof weekendRules;

/** A date that is due: both are 'YYYY-MM-DD'. */
export interface DueDate {
  /** Day by which the duty is done. */
  readonly day: string;
  /** Day that the rule sets, before weekends and holidays move it. */
  readonly setOn: string;
}

const milliseconds = 86_400_000;
const utc = (year: number, month: number, day: number): Date => new Date(Date.UTC(year, month - 1, day));
const textOf = (moment: Date): string => moment.toISOString().slice(0, 10);
const moved = (day: string, by: number): string => textOf(new Date(Date.parse(day) + by * milliseconds));
const weekday = (day: string): number => new Date(day).getUTCDay();
const lastOf = (year: number, month: number): number => utc(year, month + 1, 0).getUTCDate();
const two = (figure: number): string => String(figure).padStart(2, '0');

/** Days of a year on which a rule falls, as the rule sets them. */
function daysIn(year: number, rule: DateRule): readonly string[] {
  const at = (month: number, day: number) => `${year}-${two(month)}-${two(Math.min(day, lastOf(year, month)))}`;
  switch (rule.kind) {
    case 'yearly':
      return [
        ...new Set(
          rule.days.map((day) => moved(at(Number(day.slice(0, 2)), Number(day.slice(3))), rule.plusDays ?? 0)),
        ),
      ];
    case 'monthly':
      return Array.from({ length: 12 }, (_, index) => at(index + 1, rule.day));
    case 'after-quarter':
      return [1, 4, 7, 10].map((month) => at(month, 31));
    case 'after-year':
      return [at(rule.month, rule.day)];
    case 'once':
      return rule.on.startsWith(`${year}-`) ? [rule.on] : [];
    case 'always':
      return [];
  }
}

/** The `count`th weekday of a month; the last one for 5, where there is none. */
function nthWeekday(year: number, month: number, day: number, count: number): string {
  const first = utc(year, month, 1).getUTCDay();
  const date = 1 + ((day - first + 7) % 7) + (count - 1) * 7;
  return textOf(utc(year, month, date > lastOf(year, month) ? date - 7 : date));
}

/** A holiday on a Saturday is observed on Friday, on a Sunday on Monday. */
const observed = (day: string): string => moved(day, weekday(day) === 6 ? -1 : weekday(day) === 0 ? 1 : 0);

/** Legal public holidays of the United States (5 U.S.C. 6103), as observed; those that a year sets. */
const federalHolidays = (year: number): readonly string[] => [
  ...['01-01', '06-19', '07-04', '11-11', '12-25'].map((day) => observed(`${year}-${day}`)),
  nthWeekday(year, 1, 1, 3),
  nthWeekday(year, 2, 1, 3),
  nthWeekday(year, 5, 1, 5),
  nthWeekday(year, 9, 1, 1),
  nthWeekday(year, 10, 1, 2),
  nthWeekday(year, 11, 4, 4),
];

/**
 * Legal holidays of the District of Columbia besides (26 U.S.C. 7503): Emancipation Day, which moves April 15, and the
 * day of an inauguration.
 */
const districtHolidays = (year: number): readonly string[] => [
  observed(`${year}-04-16`),
  ...(year % 4 === 1 ? [observed(`${year}-01-20`)] : []),
];

function isHoliday(day: string, rule: WeekendRule): boolean {
  const year = Number(day.slice(0, 4));
  // New Year's Day on a Saturday is observed in the old year.
  const federal = [...federalHolidays(year), observed(`${year + 1}-01-01`)];
  return federal.includes(day) || (rule === 'section-7503' && districtHolidays(year).includes(day));
}

/** The day on which something set for a day is due. */
export function dueDay(setOn: string, rule: WeekendRule): string {
  if (rule === 'none') return setOn;
  let day = setOn;
  while (weekday(day) % 6 === 0 || isHoliday(day, rule)) day = moved(day, 1);
  return day;
}

/** Longest that weekends and holidays move a date. */
const longestMove = 7;

/** The dates of a rule that are due from one day to another, both included, the earliest first. */
export function datesOf(rule: DateRule, weekendRule: WeekendRule, from: string, to: string): DueDate[] {
  const earliest = moved(from, -longestMove);
  const years = [];
  // An extension may end in the year after next.
  for (let year = Number(earliest.slice(0, 4)) - 2; year <= Number(to.slice(0, 4)); year += 1) years.push(year);
  return years
    .flatMap((year) => daysIn(year, rule))
    .filter((setOn) => setOn >= earliest)
    .map((setOn) => ({ day: dueDay(setOn, weekendRule), setOn }))
    .filter(({ day }) => day >= from && day <= to)
    .sort((one, other) => one.day.localeCompare(other.day) || one.setOn.localeCompare(other.setOn));
}
