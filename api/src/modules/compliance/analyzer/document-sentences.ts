import { monthNames } from '../month-names';
import { sentencesOf } from '../assistant/sentences';

/** A sentence of a document, word for word, with the number of the page on which it begins, from 1. */
export interface DocumentSentence {
  readonly text: string;
  readonly page: number;
}

/** Six of them fit in a part of an analysis that is saved. */
const mostLetters = 800;
const fewestLetters = 12;
/** 'First $250' says something. */
const fewestLettersOfRow = 6;
const mostLettersOfRow = 200;

/**
 * A paragraph in parts of whole sentences: finding the sentences of a long text takes time that grows with its square.
 */
const partsOf = (paragraph: string): string[] => paragraph.match(/.{1,2000}(?:[.!?](?=\s)|$)|.{1,2000}/gsu) ?? [];

/** Lines that belong together, or a sentence of them, or a row of a table. */
interface Paragraph {
  readonly text: string;
  readonly isRow: boolean;
}

/** The last cell of a table's row: an amount, a share or a day. */
const valueAtEnd = new RegExp(
  String.raw`(?:[$€£₪]\s?\d[\d,.]*|\d[\d,.]* ?(?:percent|%|dollars|euros|[€₪])|\b(?:${monthNames}) \d{1,2}(?:, \d{4})?)$`,
  'i',
);

/**
 * Lines of one paragraph joined; a line that begins with a number, a letter in parentheses or a bullet begins a new
 * one. Two lines and more that end with a value, one below the other, are rows of a table: each is one by itself, so
 * that a label stands with its own value.
 */
function paragraphsOf(page: string): Paragraph[] {
  const lines = page.split('\n');
  const hasValue = lines.map((line) => line.length <= mostLettersOfRow && valueAtEnd.test(line));
  const isRow = hasValue.map((has, index) => has && (hasValue[index - 1] === true || hasValue[index + 1] === true));
  const paragraphs: Paragraph[] = [];
  for (const [index, line] of lines.entries()) {
    const begins =
      line === '' || /^(?:§|section \d|article \d|chapter \d|\(?[a-z0-9]{1,3}[.)]\s|[-•*–]\s|#)/i.test(line);
    const open = paragraphs.at(-1);
    if (begins || isRow[index] || open === undefined || open.text === '' || open.isRow)
      paragraphs.push({ text: line, isRow: isRow[index] ?? false });
    else paragraphs[paragraphs.length - 1] = { text: `${open.text} ${line}`, isRow: false };
  }
  return paragraphs.filter(({ text }) => text !== '');
}

const sentencesOfParagraph = (paragraph: Paragraph): readonly Paragraph[] =>
  paragraph.isRow
    ? [paragraph]
    : partsOf(paragraph.text)
        .flatMap(sentencesOf)
        .map((text) => ({ text, isRow: false }));

const isSentence = (text: string, isRow: boolean): boolean =>
  text.length >= (isRow ? fewestLettersOfRow : fewestLetters) && text.length <= mostLetters && /\p{L}{3}/u.test(text);

/** 'Page 3', '- 3 -', '3 of 12': what stands above or below the text of a page and belongs to no sentence. */
const pageNumber = /^(?:page )?[-–]? ?\d{1,4} ?[-–]?(?: ?(?:of|\/) ?\d{1,4})?$/i;

/** A page without its number at the top or the bottom. */
function withoutPageNumber(page: string): string {
  const lines = page.split('\n');
  if (lines.length > 1 && pageNumber.test(lines.at(-1) ?? '')) lines.pop();
  if (lines.length > 1 && pageNumber.test(lines[0] ?? '')) lines.shift();
  return lines.join('\n').trim();
}

/** Whether the last words of a page are the beginning of a sentence that the next page ends. */
const goesOn = (end: string, start: string): boolean => /[\p{L}\p{N},;]$/u.test(end) && /^\p{Ll}/u.test(start);

/**
 * The sentences of a document in their order. One that goes over the end of a page is whole, and has the page on which
 * it begins. Page numbers, rules and fragments are left out.
 */
export function documentSentences(pages: readonly string[]): DocumentSentence[] {
  const sentencesOfPages: Paragraph[][] = pages.map((page) =>
    paragraphsOf(withoutPageNumber(page)).flatMap(sentencesOfParagraph),
  );
  for (const [index, sentences] of sentencesOfPages.entries()) {
    const [end, start] = [sentences.at(-1), sentencesOfPages[index + 1]?.[0]];
    if (!end || !start || end.isRow || start.isRow || !goesOn(end.text, start.text)) continue;
    const whole = `${end.text} ${start.text}`;
    if (whole.length > mostLetters) continue;
    sentences.splice(-1, 1, { text: whole, isRow: false });
    sentencesOfPages[index + 1]?.shift();
  }
  return sentencesOfPages.flatMap((sentences, index) =>
    sentences.filter(({ text, isRow }) => isSentence(text, isRow)).map(({ text }) => ({ text, page: index + 1 })),
  );
}
