import { limits } from '../../../../contract/limits';
import { documentErrors } from '../analyzer.errors';
import { decodeText, documentKind } from './document-kind';
import { readPdf } from './read-pdf';

/** A page with so few letters is a picture. */
const fewLetters = 20;

const lettersOf = (text: string): number => text.match(/\p{L}/gu)?.length ?? 0;

/** Ligatures become letters, soft hyphens go, spaces are plain, and words that were cut at the end of a line are whole again. */
const tidyPage = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll('\u00ad', '')
    .replace(/\r\n?/g, '\n')
    .replace(/(\p{Ll})-\n(?=\p{Ll})/gu, '$1')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .trim();

/**
 * The pages of an uploaded document; a text file is one page.
 * @throws AppError 400 with a sentence for everything that cannot be read
 */
export async function readDocument(name: string, bytes: Buffer): Promise<readonly string[]> {
  const kind = documentKind(name, bytes);
  const pages = (kind === 'pdf' ? await readPdf(bytes) : [decodeText(bytes) ?? '']).map(tidyPage);
  const letters = pages.map(lettersOf);
  const all = letters.reduce((sum, count) => sum + count, 0);
  if (kind === 'text' && all === 0) throw documentErrors.empty();
  if (kind === 'pdf' && letters.every((count) => count < fewLetters)) throw documentErrors.scanned();
  if (pages.join('').length > limits.analyzer.charactersMax) throw documentErrors.tooLong();
  return pages;
}
