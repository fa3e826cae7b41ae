import type { FreeDay } from '@counterpart/design-system/time-choice';
import { clockText, dayParts } from './meeting-text';

/** Free times by the day that they have in a time zone, in order. Where a clock shows two alike, both say which. */
export function freeDays(times: readonly string[], timeZone: string): FreeDay[] {
  const days = new Map<string, FreeDay & { readonly times: { value: string; label: string }[] }>();
  for (const value of times) {
    const parts = dayParts(value, timeZone);
    const day = days.get(parts.id) ?? { ...parts, times: [] };
    day.times.push({ value, label: clockText(value, timeZone) });
    days.set(parts.id, day);
  }
  return [...days.values()].map((day) => ({
    ...day,
    times: day.times.map(({ value, label }) => {
      const isTwice = day.times.filter((time) => time.label === label).length > 1;
      return { value, label: isTwice ? clockText(value, timeZone, true) : label };
    }),
  }));
}
