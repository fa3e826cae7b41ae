import { documentErrors } from '../analyzer.errors';

export type DocumentKind = 'pdf' | 'text';

const names: Record<DocumentKind, RegExp> = { pdf: /\.pdf$/i, text: /\.(?:txt|md|markdown)$/i };
const pdfMark = Buffer.from('%PDF-');
/** Where readers look for the mark of a PDF, in bytes. */
const markWithin = 1024;
const utf16Marks = ['fffe', 'feff'];

/** Whether a PDF begins within the first bytes. */
const isPdf = (bytes: Buffer): boolean => bytes.subarray(0, markWithin).includes(pdfMark);

const zipEnd = Buffer.from('504b0506', 'hex');
const byteOrderMark = /^\u00ef\u00bb\u00bf/;

/** Whether a PDF is something else as well: something stands before its mark, or an archive ends after it. */
function isPolyglot(bytes: Buffer): boolean {
  const before = bytes.subarray(0, bytes.indexOf(pdfMark)).toString('latin1').replace(byteOrderMark, '');
  const after = bytes.subarray(Math.max(bytes.lastIndexOf('%%EOF'), 0));
  return before.trim() !== '' || after.includes(zipEnd);
}

/** Control characters that no text file has, and the sign for bytes that could not be read. */
const control = /[\u0000-\u0008\u000e-\u001f\ufffd]/;

/**
 * The text of a text file: UTF-8, or UTF-16 with a mark.
 * @returns null when the bytes are no text
 */
export function decodeText(bytes: Buffer): string | null {
  const encoding = utf16Marks.indexOf(bytes.subarray(0, 2).toString('hex'));
  const decoder = new TextDecoder(['utf-16le', 'utf-16be'][encoding] ?? 'utf-8', { fatal: true });
  try {
    const text = decoder.decode(bytes);
    return control.test(text) ? null : text;
  } catch {
    return null;
  }
}

/**
 * What a file is, by its bytes; its name has to say the same.
 * @throws AppError 400 when it is neither a PDF nor a text, or no whole PDF
 */
export function documentKind(name: string, bytes: Buffer): DocumentKind {
  const kind = isPdf(bytes) ? 'pdf' : decodeText(bytes) === null ? null : 'text';
  if (kind === null || !names[kind].test(name) || (kind === 'pdf' && isPolyglot(bytes))) throw documentErrors.type();
  // Every PDF has an object; to look for one in megabytes of something else takes a reader its whole time.
  if (kind === 'pdf' && !bytes.includes('endobj')) throw documentErrors.damaged();
  return kind;
}
