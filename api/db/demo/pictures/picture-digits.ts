import { createHash } from 'node:crypto';

/** The 32 hexadecimal digits in the names of a demo picture's files: the same for a subject on every machine. */
export function pictureDigits(subject: string): string {
  return createHash('sha256').update(`counterpart demo ${subject}`).digest('hex').slice(0, 32);
}
