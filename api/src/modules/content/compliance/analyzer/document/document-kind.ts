import { isText } from '../../../../../contract/decode-text';
import { isPdf, isPdfAlone } from '../../../../../platform/files/pdf-mark';
import { documentErrors } from '../analyzer.errors';

export type DocumentKind = 'pdf' | 'text';

const names: Record<DocumentKind, RegExp> = { pdf: /\.pdf$/i, text: /\.(?:txt|md|markdown)$/i };
const zipEnd = Buffer.from('504b0506', 'hex');

/** True when a PDF is something else as well: something stands before its mark, or an archive ends after it. */
function isPolyglot(bytes: Buffer): boolean {
  const after = bytes.subarray(Math.max(bytes.lastIndexOf('%%EOF'), 0));
  return !isPdfAlone(bytes) || after.includes(zipEnd);
}

/**
 * Detects what a file is by its bytes; its name has to agree.
 * @throws AppError 400 when it is neither a PDF nor a text, or not a whole PDF
 */
export function documentKind(name: string, bytes: Buffer): DocumentKind {
  const kind = isPdf(bytes) ? 'pdf' : isText(bytes) ? 'text' : null;
  if (kind === null || !names[kind].test(name) || (kind === 'pdf' && isPolyglot(bytes))) throw documentErrors.type();
  // Every PDF has an object; to look for one in megabytes of something else takes a reader its whole time.
  if (kind === 'pdf' && !bytes.includes('endobj')) throw documentErrors.damaged();
  return kind;
}
