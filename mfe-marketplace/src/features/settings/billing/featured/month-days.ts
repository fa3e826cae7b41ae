/** A month of the calendar, with its days as they are stored: '2026-11-24'. */
export interface Month {
  /** '2026-11' */
  readonly key: string;
  readonly days: readonly string[];
  /** The weekday of the first day; 0 is Sunday. */
  readonly startsOn: number;
}

const pad = (value: number): string => String(value).padStart(2, '0');

function monthOf(year: number, month: number): Month {
  const first = new Date(Date.UTC(year, month, 1));
  const key = first.toISOString().slice(0, 7);
  const length = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return {
    key,
    days: Array.from({ length }, (_, index) => `${key}-${pad(index + 1)}`),
    startsOn: first.getUTCDay(),
  };
}

/** The month of a day and the next one. */
export function monthsFrom(today: string): readonly [Month, Month] {
  const date = new Date(`${today}T00:00:00Z`);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  return [monthOf(year, month), monthOf(year, month + 1)];
}

/** The weeks of a month, Sunday first; null is a day of another month. */
export function weeksOf({ days, startsOn }: Month): (string | null)[][] {
  const cells = [...Array.from({ length: startsOn }, () => null), ...days];
  while (cells.length % 7 > 0) cells.push(null);
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}

/** The day so many days later. */
export function dayAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

const monthName = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const wholeDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });

/** 'November 2026' of '2026-11'. */
export const monthText = (key: string): string => monthName.format(new Date(`${key}-01T00:00:00Z`));

/** 'Tuesday, November 24, 2026'. */
export const wholeDayText = (day: string): string => wholeDay.format(new Date(`${day}T00:00:00Z`));
