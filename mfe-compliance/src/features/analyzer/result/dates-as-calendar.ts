import ical, { ICalAlarmType, ICalEventTransparency } from 'ical-generator';

/** A day that a document names. */
export interface DatedFinding {
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly quote: string;
  /** From 1. */
  readonly page: number;
}

/** The first words of a quote, for a calendar's small boxes. */
function titleOf(quote: string): string {
  if (quote.length <= 80) return quote;
  return `${quote.slice(0, quote.lastIndexOf(' ', 79))}…`;
}

/**
 * The dates of a document as an iCalendar file (RFC 5545): an all-day event each, with a reminder a week before. The
 * same date with the same quote has the same id, so that a calendar takes it once.
 * @param now when the file is made
 */
export function datesAsCalendar(findings: readonly DatedFinding[], fileName: string, now: Date): string {
  const calendar = ical({ prodId: { company: 'Counterpart', product: 'Compliance Center' } });
  for (const { date, quote, page } of findings) {
    const start = new Date(`${date}T00:00:00Z`);
    const event = calendar.createEvent({
      id: `${date.replaceAll('-', '')}-${fingerprint(`${fileName} ${page} ${quote}`)}@counterpart`,
      stamp: now,
      start,
      end: new Date(start.getTime() + 86_400_000),
      allDay: true,
      summary: titleOf(quote),
      description: `“${quote}”\n${fileName}, page ${page}. Check the date in the document.`,
      transparency: ICalEventTransparency.TRANSPARENT,
    });
    event.createAlarm({ type: ICalAlarmType.display, triggerBefore: 7 * 86_400 });
  }
  // Every line ends with a line end, the last one too (section 3.1).
  return `${calendar.toString()}\r\n`;
}

/** FNV-1a of a text, in hexadecimal. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash.toString(16).padStart(8, '0');
}
