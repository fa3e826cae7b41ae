import { decodeText } from '../../../../../contract/decode-text';
import { analyzerLimits } from '../../../../../contract/limits/compliance';
import { documentErrors } from '../analyzer.errors';
import { documentKind } from './document-kind';
import type { PageText } from './pdf-messages';
import { withoutPrintedMarks } from './printed-lines';
import { readPdf } from './read-pdf';

/** A page with fewer letters is a picture, or empty. */
const fewLetters = 20;

/** True when a page has no readable text. */
export const hasNoText = (page: string): boolean => lettersOf(page) < fewLetters;

const lettersOf = (text: string): number => text.match(/\p{L}/gu)?.length ?? 0;

/** Ligatures become letters, soft hyphens go, and lines end in one way. */
const plainPage = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll('\u00ad', '')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .trim();

/** A word that goes on in the next line. */
const cutWord = /(?<!\p{L})(\p{L}{1,40})-\n(\p{Ll}{1,40})/gu;

/** Word parts of up to three letters that count as words before a hyphen. */
const shortParts = new Set(['tax', 'non', 'co', 'pre', 'low', 'day', 'ex', 'sub', 'two', 'six', 'ten', 'pro', 'net']);

/**
 * Makes words whole that were cut at the end of a line. A hyphen stays where it may be the word's own: where what
 * stands before it is a word of the document, and the whole is none.
 */
function joinCutWords(pages: readonly string[]): string[] {
  const words = new Set(
    pages.flatMap(
      (page) =>
        page
          .replace(cutWord, ' ')
          .toLowerCase()
          .match(/\p{L}+/gu) ?? [],
    ),
  );
  const isWord = (part: string) => shortParts.has(part) || (part.length > 3 && words.has(part));
  return pages.map((page) =>
    page.replace(cutWord, (_cut, before: string, after: string) => {
      const whole = before + after;
      return isWord(before.toLowerCase()) && !words.has(whole.toLowerCase()) ? `${before}-${after}` : whole;
    }),
  );
}

function textOf(bytes: Buffer): string {
  const text = decodeText(bytes);
  if (text === null) throw documentErrors.encoding();
  return text;
}

/** Text read from a document. */
export interface DocumentText {
  /** The text of each page; a text file is one page. */
  readonly pages: readonly string[];
  /** The numbers of the pages, from 1, whose lines may be in another order. */
  readonly unsurePages: readonly number[];
}

/**
 * The text of an uploaded document.
 * @throws AppError 400 with a sentence for everything that cannot be read
 */
export async function readDocument(name: string, bytes: Buffer): Promise<DocumentText> {
  const kind = documentKind(name, bytes);
  const read: readonly PageText[] = kind === 'pdf' ? await readPdf(bytes) : [{ text: textOf(bytes), isUnsure: false }];
  const pages = joinCutWords(withoutPrintedMarks(read.map(({ text }) => plainPage(text))));
  if (kind === 'text' && lettersOf(pages.join('')) === 0) throw documentErrors.empty();
  if (kind === 'pdf' && pages.every(hasNoText)) throw documentErrors.scanned();
  if (pages.join('').length > analyzerLimits.charactersMax) throw documentErrors.tooLong();
  return { pages, unsurePages: read.flatMap(({ isUnsure }, index) => (isUnsure ? [index + 1] : [])) };
}
