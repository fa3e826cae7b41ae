/** A day that a document names. */
export interface DatedFinding {
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly quote: string;
  /** From 1. */
  readonly page: number;
}

const lineBytes = 75;
const encoder = new TextEncoder();

/**
 * TEXT of RFC 5545, section 3.3.11: backslashes, semicolons, commas and line ends are escaped; other control characters
 * may not stand in it.
 */
const escaped = (text: string): string =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '');

/** Folds a line of more than 75 bytes between characters (RFC 5545, section 3.1). */
function folded(line: string): string {
  const lines: string[] = [];
  let open = '';
  let bytes = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (bytes + size > lineBytes) {
      lines.push(open);
      // The space that begins a continued line counts.
      [open, bytes] = [' ', 1];
    }
    open += character;
    bytes += size;
  }
  return [...lines, open].join('\r\n');
}

const compact = (date: string): string => date.replaceAll('-', '');

function dayAfter(date: string): string {
  const next = new Date(`${date}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10);
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
  const stamp = now.toISOString().replace(/[-:]|\.\d+/g, '');
  const events = findings.flatMap(({ date, quote, page }) => [
    'BEGIN:VEVENT',
    `UID:${compact(date)}-${fingerprint(`${fileName} ${page} ${quote}`)}@counterpart`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${compact(date)}`,
    `DTEND;VALUE=DATE:${compact(dayAfter(date))}`,
    `SUMMARY:${escaped(titleOf(quote))}`,
    `DESCRIPTION:${escaped(`“${quote}”\n${fileName}, page ${page}. Check the date in the document.`)}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(titleOf(quote))}`,
    'TRIGGER:-P7D',
    'END:VALARM',
    'END:VEVENT',
  ]);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Counterpart//Compliance Center//EN',
    'CALSCALE:GREGORIAN',
    ...events,
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

/** FNV-1a of a text, in hexadecimal. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (const byte of encoder.encode(text)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash.toString(16).padStart(8, '0');
}
