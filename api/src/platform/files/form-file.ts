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

/** Endings that say what a file is; others are names that text is given, such as 'ledger.qbo'. */
const telling = ['pdf', 'png', 'jpg', 'jpeg', 'webp', 'doc', 'docx', 'xls', 'xlsx', 'zip'];

/** The ending of a name, followed by the one of the file's own type where it says another. */
function trueEnding(ending: string, extension: string): string {
  const said = ending.slice(1).toLowerCase().replace('jpeg', 'jpg');
  const isText = extension === 'txt' || extension === 'csv';
  return said === extension || (isText && !telling.includes(said)) ? ending : `${ending}.${extension}`;
}

/**
 * The sender's name for a file, of at most so many characters, with its ending even when it is long. What is named as
 * another type gets its true ending besides: text in 'return.pdf' is 'return.pdf.txt'.
 */
export function shownName(name: string, extension: string, most: number): string {
  const own = extname(name).slice(0, 10);
  const ending = trueEnding(own, extension);
  const stem = Array.from(basename(name, own));
  return /^\.*$/.test(stem.join(''))
    ? `file.${extension}`
    : stem
        .slice(0, most - ending.length)
        .join('')
        .trim() + ending;
}
