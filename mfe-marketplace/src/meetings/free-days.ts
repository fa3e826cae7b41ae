import type { FreeDay } from '@counterpart/design-system/time-choice';
import { clockText, dayParts } from './meeting-text';

/** Free times by the day that they have in a time zone, in order. */
export function freeDays(times: readonly string[], timeZone: string): FreeDay[] {
  const days = new Map<string, FreeDay & { readonly times: { value: string; label: string }[] }>();
  for (const value of times) {
    const parts = dayParts(value, timeZone);
    const day = days.get(parts.id) ?? { ...parts, times: [] };
    day.times.push({ value, label: clockText(value, timeZone) });
    days.set(parts.id, day);
  }
  return [...days.values()];
}
