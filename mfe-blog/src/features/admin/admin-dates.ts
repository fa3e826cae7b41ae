const dayFormat = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});

/** 'Nov 21, 2026', in UTC as on the posts themselves. */
export const shortDay = (moment: string): string => dayFormat.format(new Date(moment));

/** 'Nov 21, 2026, 9:30 AM' on the reader's clock. */
export const shortMoment = (moment: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(new Date(moment));

/** A moment as a `datetime-local` field shows it on the reader's clock; '' for none. */
export function toLocalField(moment: string | null | undefined): string {
  if (!moment) return '';
  const date = new Date(moment);
  const local = new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}

/** The moment of a `datetime-local` field, ISO 8601; null for none. */
export function fromLocalField(field: string): string | null {
  const moment = new Date(field);
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}
