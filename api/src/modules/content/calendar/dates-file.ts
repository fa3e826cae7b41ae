import ical, { ICalCalendarMethod, ICalEventTransparency } from 'ical-generator';
import { calendarDayText } from '../../../contract/date-text';
import type { ComplianceDate } from '../../../contract/named-types';

/** Seconds after which a calendar program asks a feed again. */
const refreshSeconds = 12 * 60 * 60;

/**
 * Dates as an iCalendar file (RFC 5545): all-day events that leave the day free. The same date has the same id in every
 * file, so that a calendar takes it once and moves it.
 * @param now when the file is made
 */
export function datesFile(dates: readonly ComplianceDate[], publicUrl: string, now: Date): string {
  const calendar = ical({
    method: ICalCalendarMethod.PUBLISH,
    name: 'Compliance dates',
    prodId: { company: 'Counterpart', product: 'Compliance Calendar' },
    ttl: refreshSeconds,
  });
  for (const date of dates) {
    const url = `${publicUrl}/compliance/${date.guide.slug}`;
    calendar.createEvent({
      id: `compliance-${date.key}@counterpart`,
      stamp: now,
      start: new Date(`${date.day}T00:00:00Z`),
      end: new Date(Date.parse(`${date.day}T00:00:00Z`) + 86_400_000),
      allDay: true,
      summary: date.label,
      description: [
        date.onlyIf && `Only if ${date.onlyIf}.`,
        `Source: ${date.sourceTitle}, ${date.sourceUrl}, checked on ${calendarDayText(date.checkedOn)}.`,
        `Guide: ${url}`,
      ]
        .filter(Boolean)
        .join('\n'),
      url,
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
  // Every line ends with a line end, the last one too (section 3.1).
  return `${calendar.toString()}\r\n`;
}
