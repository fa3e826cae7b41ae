import { AppError, invalid } from '../errors/app-error';
import { visibleLine } from '../text/visible-text';

/** A part of a multipart form, as hapi hands it over with `upload` on a route. */
export interface FormPart {
  readonly filename?: string;
  readonly payload?: unknown;
}

/** The payload of a route with `upload`. */
export interface FormPayload {
  readonly file?: FormPart | readonly FormPart[];
}

/** A file that was sent. Its name and the type it claims are the sender's words: look at the bytes. */
export interface FormFile {
  readonly name: string;
  readonly bytes: Buffer;
}

/**
 * The one file of a form, from its field `file`.
 * @param rules the most bytes it may have, and the sentences for no file and for too large a one
 * @throws AppError 400 without a file, 413 with one that is too large
 */
export function formFile(
  { file }: FormPayload,
  rules: { readonly maxBytes: number; readonly missing: string; readonly tooLarge: string },
): FormFile {
  const [part] = [file].flat();
  const bytes = part && bytesOf(part);
  if (!bytes || bytes.length === 0) throw invalid(rules.missing);
  if (bytes.length > rules.maxBytes) throw new AppError(413, 'payload_too_large', rules.tooLarge);
  return { name: visibleLine(part.filename ?? ''), bytes };
}

/** hapi decodes a part that says it is text, as UTF-8; what is none becomes U+FFFD. */
function bytesOf({ payload, filename }: FormPart): Buffer | null {
  if (Buffer.isBuffer(payload)) return payload;
  return typeof payload === 'string' && filename !== undefined ? Buffer.from(payload) : null;
}
