import { decodeText } from '../../../../../contract/decode-text';
import { analyzerLimits } from '../../../../../contract/limits/compliance';
import type { PageText } from '../../../../../platform/pdf/pdf-messages';
import { readPdf } from '../../../../../platform/pdf/read-pdf';
import { documentErrors } from '../analyzer.errors';
import { documentKind } from './document-kind';
import { withoutPrintedMarks } from './printed-lines';
import { markdownText, saysStruck, withoutStruckText } from './seen-text';

/** A page with fewer letters is a picture, or empty. */
const fewLetters = 20;

/** True when a page has no readable text. */
export const hasNoText = (page: string): boolean => lettersOf(page) < fewLetters;

/** Pages without the short lines that each of them has, but for numbers: stamps on pictures. */
function withoutStamps(pages: readonly string[]): readonly string[] {
  if (pages.length === 1) return pages;
  const forms = pages.map((page) => page.split('\n').map((line) => line.replace(/\d+/g, '#')));
  const stamps = new Set(
    forms[0]?.filter((line) => /^.{0,60}(?<![.,;:])$/.test(line) && forms.every((lines) => lines.includes(line))),
  );
  return forms.map((lines) => lines.filter((line) => !stamps.has(line)).join('\n'));
}

const lettersOf = (text: string): number => text.match(/\p{L}/gu)?.length ?? 0;

/**
 * Numbers of footnotes behind a word, a stop or an amount: raised, as the Federal Register sets them, or what copying
 * leaves of them ('the records.1 The', '$1,0001').
 */
const noteNumbers = [
  /(?<=[\p{L}\p{N}\p{P}])(?<!\b(?:[ckm]?m|ft|in|yd|mi))[\u00b2\u00b3\u00b9\u2070-\u2079]+/gu,
  /\\\d{1,3}\\/g,
  /(?<=\p{Ll}{4}[.,;:]["”’)]?)\d{1,2}(?=\s+\p{Lu}|\s*$)/gmu,
  /(?<=\$\d{1,3}(?:,\d{3})+)\d{1,2}(?!\d)/g,
];

const withoutNoteNumbers = (text: string): string => noteNumbers.reduce((rest, note) => rest.replace(note, ''), text);

/** Ligatures become letters, soft hyphens go, and lines end in one way. */
const plainPage = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll('\u00ad', '')
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

const isMarkdown = (name: string): boolean => /\.(?:md|markdown)$/i.test(name);

function textOf(bytes: Buffer): string {
  const text = decodeText(bytes);
  if (text === null) throw documentErrors.encoding();
  return text;
}

/** A text's pages: programs that copy a printed document put a form feed between them. */
function textPages(text: string): string[] {
  const pages = text.split('\f').filter((page) => page.trim() !== '');
  return pages.length > 0 && pages.length <= analyzerLimits.pagesMax ? pages : [text.replaceAll('\f', '\n')];
}

/** Text read from a document. */
export interface DocumentText {
  /** The text of each page; a text file is one page where it has no form feeds. */
  readonly pages: readonly string[];
  /** The numbers of the pages, from 1, whose lines may be in another order. */
  readonly unsurePages: readonly number[];
  /** Text that an amendment strikes: it was left out, or the document has it and its lines cannot be seen. */
  readonly struck: 'left-out' | 'unseen' | null;
}

/**
 * The text of an uploaded document.
 * @throws AppError 400 with a sentence for everything that cannot be read
 */
export async function readDocument(name: string, bytes: Buffer): Promise<DocumentText> {
  const kind = documentKind(name, bytes);
  const read: readonly PageText[] =
    kind === 'pdf' ? await readPdf(bytes) : textPages(textOf(bytes)).map((text) => ({ text, isUnsure: false }));
  const amended = read.map(({ text }) => withoutStruckText(text.replace(/\r\n?/g, '\n')));
  const seen = amended.map(({ text }) => withoutNoteNumbers(isMarkdown(name) ? markdownText(text) : text));
  const pages = joinCutWords(withoutPrintedMarks(seen.map(plainPage)));
  if (kind === 'text' && lettersOf(pages.join('')) === 0) throw documentErrors.empty();
  if (kind === 'pdf' && withoutStamps(pages).every(hasNoText)) throw documentErrors.scanned();
  if (pages.join('').length > analyzerLimits.charactersMax) throw documentErrors.tooLong();
  return {
    pages,
    unsurePages: read.flatMap(({ isUnsure }, index) => (isUnsure ? [index + 1] : [])),
    struck: read.some(({ struck }, index) => struck === 'left-out' || amended[index]?.isAmended)
      ? 'left-out'
      : read.some(({ text, struck }) => struck === 'unseen' || saysStruck(text))
        ? 'unseen'
        : null,
  };
}
