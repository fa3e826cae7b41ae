/** A moment as a `datetime-local` field shows it on the reader's clock; '' for none. */
export function toLocalField(moment: string | null | undefined): string {
  if (!moment) return '';
  const date = new Date(moment);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/**
 * The moment of a `datetime-local` field, ISO 8601; null for none.
 * @param stored what the field showed first: unchanged, it stays, also in an hour that the clocks show twice
 */
export function fromLocalField(field: string, stored?: string | null): string | null {
  if (stored && toLocalField(stored) === field) return stored;
  const moment = new Date(field);
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}

/** Error of a field with such a time. */
export const skippedTime = 'The clocks are set forward over this time on that day. Please choose another one.';

/** True for a time that the reader's clock never shows: it is set forward over it. */
export const isSkipped = (field: string): boolean => field !== '' && toLocalField(fromLocalField(field)) !== field;

/** The day it is for the reader: '2026-11-22'. */
export const today = (): string => toLocalField(new Date().toISOString()).slice(0, 10);
