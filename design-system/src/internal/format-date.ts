/** `long`: 'November 5, 2026'. `short`: 'Nov 5'. `time`: '3:05 PM'. */
export type DateStyle = 'long' | 'short' | 'time';

const styles: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  long: { month: 'long', day: 'numeric', year: 'numeric' },
  short: { month: 'short', day: 'numeric' },
  time: { hour: 'numeric', minute: '2-digit', hour12: true },
};

/**
 * An ISO 8601 moment as an American reads it, in the given IANA time zone; '' when it is no date. Server and browser
 * give the same text: some of them put a narrow space before AM and PM, which is made an ordinary one.
 */
export function formatDate(iso: string, style: DateStyle, timeZone: string): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return '';
  return new Intl.DateTimeFormat('en-US', { ...styles[style], timeZone }).format(date).replaceAll('\u202f', ' ');
}
