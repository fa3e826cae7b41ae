import { createHash, randomBytes } from 'node:crypto';
import { searchTextOf } from '../text/text-search';
import type { FieldChange } from './changed-fields';

/** Details of an entry beyond who, what and when. */
export interface AuditDetails {
  /** Name of the thing at that time. */
  readonly label?: string;
  readonly reason?: string;
  readonly changes: readonly FieldChange[];
}

/** A part of an entry as it is stored: with a salt, so that its digest tells nothing once the text is erased. */
export const saltedText = (value: object): string =>
  JSON.stringify({ salt: randomBytes(12).toString('base64url'), ...value });

/** Digest that the chain holds in a text's place. */
export const digestOf = (text: string | null): string | null =>
  text === null ? null : createHash('sha256').update(text).digest('hex');

/** The words of an entry's details as they are searched for: label, reason, fields and their values. */
export const wordsOfDetails = ({ label, reason, changes }: AuditDetails): string =>
  searchTextOf([
    label,
    reason,
    ...changes.flatMap(({ field, before, after }) =>
      [field, before, after].map((value) => (value === null ? null : String(value))),
    ),
  ]);

/** The IP of an entry; null when there is none, or it was erased. */
export function readIp(origin: string | null): string | null {
  const { ip } = parsed<{ ip?: unknown }>(origin);
  return typeof ip === 'string' ? ip : null;
}

/** The details of an entry; without changes when they were erased or cannot be read. */
export function readDetails(details: string | null): AuditDetails {
  const { label, reason, changes } = parsed<{ label?: unknown; reason?: unknown; changes?: unknown }>(details);
  return {
    ...(typeof label === 'string' && { label }),
    ...(typeof reason === 'string' && { reason }),
    changes: Array.isArray(changes) ? changes.filter(isChange) : [],
  };
}

function isChange(value: unknown): value is FieldChange {
  return typeof value === 'object' && value !== null && typeof (value as FieldChange).field === 'string';
}

function parsed<Value extends object>(text: string | null): Partial<Value> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
