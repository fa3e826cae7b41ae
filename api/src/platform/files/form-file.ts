import { basename, extname } from 'node:path';
import { AppError, invalid } from '../errors/app-error';
import { visibleLine } from '../text/visible-text';

/** A file of a multipart form. Its name is the sender's word: look at the bytes. */
export interface FormPart {
  readonly filename: string;
  readonly bytes: Buffer;
}

/** The payload of a route with `upload`: files, and fields as text. */
export type FormPayload = Readonly<Record<string, FormPart | string | undefined>>;

/** A file that was sent. */
export interface FormFile {
  readonly name: string;
  readonly bytes: Buffer;
}

/**
 * The file of a form, from its field `file`.
 * @param rules the most bytes it may have, and the sentences for no file and for too large a one
 * @throws AppError 400 without a file or with an empty one, 413 with one that is too large
 */
export function formFile(
  { file }: FormPayload,
  rules: { readonly maxBytes: number; readonly missing: string; readonly tooLarge: string },
): FormFile {
  // A browser sends a field where nothing was chosen as a file without a name.
  if (typeof file !== 'object' || (file.filename === '' && file.bytes.length === 0)) throw invalid(rules.missing);
  if (file.bytes.length === 0) throw invalid('This file is empty. Please choose another one.');
  if (file.bytes.length > rules.maxBytes) throw new AppError(413, 'payload_too_large', rules.tooLarge);
  return { name: visibleLine(file.filename), bytes: file.bytes };
}

/** The sender's name for a file, of at most so many characters, with its ending even when it is long. */
export function shownName(name: string, extension: string, most: number): string {
  const ending = extname(name).slice(0, 10);
  const stem = Array.from(basename(name, ending));
  return /^\.*$/.test(stem.join(''))
    ? `file.${extension}`
    : stem
        .slice(0, most - ending.length)
        .join('')
        .trim() + ending;
}
