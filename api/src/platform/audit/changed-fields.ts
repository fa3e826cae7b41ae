import { shortened } from '../text/shortened';

/** Change of one field; a value that was not there is null. */
export interface FieldChange {
  readonly field: string;
  readonly before: FieldValue;
  readonly after: FieldValue;
}
type FieldValue = string | number | boolean | null;

/** Nothing with such a name is ever written down, only that it changed. */
const secret = /password|secret|token|hash|skeleton|api_?key|cookie/i;
const hidden = '(hidden)';
const valueLength = 2_000;

/**
 * The fields of two versions of a thing that differ, by name; values as people read them, long ones shortened, secrets
 * hidden.
 */
export function changedFields(before: object, after: object): FieldChange[] {
  const [old, now] = [before as Record<string, unknown>, after as Record<string, unknown>];
  return [...new Set([...Object.keys(old), ...Object.keys(now)])]
    .sort()
    .filter((field) => plain(old[field]) !== plain(now[field]))
    .map((field) => ({ field, before: shown(field, old[field]), after: shown(field, now[field]) }));
}

/** One text for one value, whatever engine it came from. */
function plain(value: unknown): string {
  return JSON.stringify(value ?? null);
}

function shown(field: string, value: unknown): FieldValue {
  if (value === null || value === undefined) return null;
  if (secret.test(field)) return hidden;
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  if (value instanceof Date) return value.toISOString();
  return shortened(typeof value === 'string' ? value : JSON.stringify(value), valueLength);
}
