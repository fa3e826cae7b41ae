/** A moment to the second as an American reads it: 'Nov 22, 2026, 1:05:09 PM'. '' when it is no date. */
export function momentText(iso: string, timeZone: string | undefined): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return '';
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'medium', timeZone: timeZone ?? 'UTC' })
    .format(date)
    .replaceAll('\u202f', ' ');
}
