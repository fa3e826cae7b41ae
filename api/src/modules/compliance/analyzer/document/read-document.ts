import { decodeText } from '../../../../contract/decode-text';
import { analyzerLimits } from '../../../../contract/limits/compliance';
import { documentErrors } from '../analyzer.errors';
import { documentKind } from './document-kind';
import { readPdf } from './read-pdf';

/** A page with fewer letters is a picture, or empty. */
const fewLetters = 20;

/** Whether a page has no text that could be read. */
export const hasNoText = (page: string): boolean => lettersOf(page) < fewLetters;

const lettersOf = (text: string): number => text.match(/\p{L}/gu)?.length ?? 0;

/**
 * Ligatures become letters, soft hyphens go, spaces are plain, and words that were cut at the end of a line are whole
 * again.
 */
const tidyPage = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll('\u00ad', '')
    .replace(/\r\n?/g, '\n')
    .replace(/(\p{Ll})-\n(?=\p{Ll})/gu, '$1')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .trim();

function textOf(bytes: Buffer): string {
  const text = decodeText(bytes);
  if (text === null) throw documentErrors.encoding();
  return text;
}

/**
 * The pages of an uploaded document; a text file is one page.
 * @throws AppError 400 with a sentence for everything that cannot be read
 */
export async function readDocument(name: string, bytes: Buffer): Promise<readonly string[]> {
  const kind = documentKind(name, bytes);
  const pages = (kind === 'pdf' ? await readPdf(bytes) : [textOf(bytes)]).map(tidyPage);
  if (kind === 'text' && lettersOf(pages.join('')) === 0) throw documentErrors.empty();
  if (kind === 'pdf' && pages.every(hasNoText)) throw documentErrors.scanned();
  if (pages.join('').length > analyzerLimits.charactersMax) throw documentErrors.tooLong();
  return pages;
}
