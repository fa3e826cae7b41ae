import { sentencesOf } from '../assistant/sentences';
import { monthNames } from './find-dates';

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

/** A title is shorter than this share of the longest line. */
const fullShare = 0.8;

/** A heading of a few words, in which no sentence ends. */
const mostLettersOfHeading = 80;
const bindsInCapitals = /(?<!\b(?:WHO|WHAT|WHEN|HOW) )\b(?:SHALL|MUST|MAY|WILL|IS|ARE)\b/;

/**
 * True for a heading, which is what the text below it is about and says nothing by itself: words in capitals, or a few
 * that begin with a capital and end without a stop.
 */
function isHeading(text: string): boolean {
  if (!/\p{Ll}/u.test(text)) return /\p{Lu}/u.test(text) && !bindsInCapitals.test(text);
  return (
    text.length <= mostLettersOfHeading &&
    /^[^\p{Ll}]*\p{Lu}/u.test(text) &&
    /[\p{L}\p{N})]$/u.test(text) &&
    !valueAtEnd.test(text)
  );
}

/** A line in which each long word has a capital: a heading above its text, without a blank line between. */
const isTitle = (line: string): boolean =>
  isHeading(line) && (/^\d{1,3}[A-Z]? \p{Lu}/u.test(line) || !/(?:^|\s)\p{Ll}{5,}/u.test(line));

/** The last cell of a table's row: an amount, a share or a day. */
const valueAtEnd = new RegExp(
  String.raw`(?:[$€£₪]\s?\d[\d,.]*|\d[\d,.]* ?(?:percent|%|dollars|euros|[€₪])|\b(?:${monthNames}) \d{1,2}(?:, \d{4})?)$`,
  'i',
);

/** True for an empty line, a number, a letter in parentheses, a bullet, a section, or a code's note with its year. */
const beginsParagraph = (line: string): boolean =>
  line === '' ||
  /^(?:§|section \d|article \d|chapter \d|\(?[a-z0-9]{1,3}[.)]\s|[-•*–]\s|#|\[(?:[A-Z]\. )?(?:1[89]|20)\d\d\b)/i.test(
    line,
  );

/** 'subparagraph', and in the next line '(ii) of this paragraph': a reference, no beginning. */
const refersBack = (above: string, line: string): boolean =>
  /^\([a-z0-9]{1,4}\) \p{Ll}/u.test(line) && /\p{Ll}$/u.test(above) && !/\b(?:and|or)$/.test(above);

const hasValue = (line: string): boolean => line.length <= mostLettersOfRow && valueAtEnd.test(line);

const beginsRow = /^[\p{Lu}\p{N}]/u;

/** The first line of a label that is broken over two: 'Paid more than', above 'fifteen days late 10 percent'. */
const isLabel = (line: string): boolean =>
  line.length <= mostLettersOfRow / 2 && /^[\p{Lu}\p{N}].*[\p{L}\p{N},]$/u.test(line) && !beginsParagraph(line);

/**
 * The lines of a page with the two lines of a broken label in one, where they stand in a table whose rows begin with
 * capital letters or numbers: below a row or a line that ends, and above another row. In a table of other rows such a
 * line is its heading.
 */
function withWholeLabels(lines: readonly string[]): string[] {
  const isBroken = (index: number): boolean => {
    const [line = '', below = ''] = [lines[index], lines[index + 1]];
    return isLabel(line) && !hasValue(line) && hasValue(below) && /^[\p{Ll}\p{N}(]/u.test(below);
  };
  const isRowAt = (index: number): boolean => isBroken(index) || hasValue(lines[index] ?? '');
  const joined: string[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const above = lines[index - 1] ?? '';
    const isInTable = hasValue(above)
      ? beginsRow.test(joined.at(-1) ?? '')
      : /^$|[.:;]$/.test(above) && isRowAt(index + 2) && beginsRow.test(lines[index + 2] ?? '');
    if (isBroken(index) && isInTable) {
      joined.push(`${lines[index] ?? ''} ${lines[index + 1] ?? ''}`);
      index += 1;
    } else joined.push(lines[index] ?? '');
  }
  return joined;
}

/**
 * Lines of one paragraph joined; a line that begins with a number, a letter in parentheses or a bullet begins a new
 * one. Two lines and more that end with a value, one below the other, are rows of a table: each is one by itself, so
 * that a label stands with its own value.
 */
function paragraphsOf(page: string): Paragraph[] {
  const lines = withWholeLabels(page.split('\n').map((line) => (/[\p{L}\p{N}]/u.test(line) ? line : '')));
  const values = lines.map(hasValue);
  const isRow = values.map((has, index) => has && (values[index - 1] === true || values[index + 1] === true));
  const full = fullShare * Math.max(...lines.map(({ length }) => length));
  const isTitleAt = lines.map(
    (line, index) => line.length < full && isTitle(line) && /^[\p{Lu}\p{N}(“"]/u.test(lines[index + 1] ?? ''),
  );
  const paragraphs: Paragraph[] = [];
  for (const [index, line] of lines.entries()) {
    const open = paragraphs.at(-1);
    const isApart = open === undefined || open.text === '' || open.isRow || isTitleAt[index - 1] === true;
    if (isApart || (beginsParagraph(line) && !refersBack(open.text, line)) || isRow[index])
      paragraphs.push({ text: line, isRow: isRow[index] ?? false });
    else paragraphs[paragraphs.length - 1] = { text: `${open.text} ${line}`, isRow: false };
  }
  return withWholeLists(paragraphs.filter(({ text }) => text !== ''));
}

/** An item of a list that goes on with the sentence which begins the list: '(1) a used article; and'. */
const goesOnInItem = /^(?:\(?[a-zA-Z0-9]{1,4}[.)]|[-•*–])\s+(?:\p{Ll}|.*;(?: and| or)?$)/u;
const anyItem = /^(?:\(?[a-zA-Z0-9]{1,4}[.)]|[-•*–])\s/;
const beginsList = /(?:[:—]|--)$/;
const goesOnAfterItem = /[;,](?: and| or)?$/;

/** Joins a sentence with the items of the list that it begins, of which none says anything without it. */
function withWholeLists(paragraphs: readonly Paragraph[]): Paragraph[] {
  const whole: Paragraph[] = [];
  let isList = false;
  for (const paragraph of paragraphs) {
    const open = whole.at(-1);
    isList =
      open !== undefined &&
      ((goesOnInItem.test(paragraph.text) && beginsList.test(open.text)) ||
        (isList && goesOnAfterItem.test(open.text) && anyItem.test(paragraph.text))) &&
      open.text.length + paragraph.text.length < mostLetters;
    if (isList && open) whole[whole.length - 1] = { text: `${open.text} ${paragraph.text}`, isRow: false };
    else whole.push(paragraph);
  }
  return whole;
}

const bullet = /^[-•*–] +/;

function sentencesOfParagraph(paragraph: Paragraph, index: number, all: readonly Paragraph[]): readonly Paragraph[] {
  if (paragraph.isRow) return [paragraph];
  const text = paragraph.text.replace(bullet, '');
  // The last words of a page may go on on the next.
  if (index < all.length - 1 && isHeading(text)) return [];
  return partsOf(text)
    .flatMap(sentencesOf)
    .map((sentence) => ({ text: sentence, isRow: false }));
}

const isSentence = (text: string, isRow: boolean): boolean =>
  text.length >= (isRow ? fewestLettersOfRow : fewestLetters) && text.length <= mostLetters && /\p{L}{3}/u.test(text);

/** 'Page 3', '- 3 -', '3 of 12': what stands above or below the text of a page and belongs to no sentence. */
const pageNumber = /^(?:page )?[-–]? ?\d{1,4} ?[-–]?(?: ?(?:of|\/) ?\d{1,4})?$/i;

/**
 * On so many of the pages a line has to stand above or below the text to be a running header or footer: a short one
 * that ends without a stop, since laws that are repeated on pages are text.
 */
const runningShare = 0.3;
const mostLettersOfHeader = 60;

/** A line as it returns on other pages, whose number changes. */
const runningForm = (line: string): string => line.toLowerCase().replace(/\d+/g, '#').replace(/\s+/g, ' ').trim();

/** The lines that stand above or below the text of several pages: running headers and footers. */
function runningLines(pages: readonly string[], at: 0 | -1): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const page of pages) {
    const line = page.split('\n').at(at) ?? '';
    if (line === '' || line.length > mostLettersOfHeader || /[.,;:]$/.test(line)) continue;
    counts.set(runningForm(line), (counts.get(runningForm(line)) ?? 0) + 1);
  }
  const least = Math.max(2, pages.length * runningShare);
  return new Set([...counts].flatMap(([line, count]) => (count >= least ? [line] : [])));
}

/**
 * True for a short heading between two lines of one sentence, after which the sentence's next word had room: a running
 * header or footer of this page alone, as every other page has.
 */
function cutsSentence(above: string, line: string, below: string): boolean {
  const [next = ''] = below.split(' ');
  const room = fullShare * Math.max(above.length, below.length);
  return isHeading(line) && goesOn(above, below) && line.length + 1 + next.length <= room;
}

/**
 * The pages without their numbers, and without a line above and below the text that returns on other pages or stands
 * within a sentence.
 */
function withoutHeaders(pages: readonly string[]): string[] {
  const numberless = pages.map((page) => withoutLines(page, (line) => pageNumber.test(line)));
  const [headers, footers] = [runningLines(numberless, 0), runningLines(numberless, -1)];
  const returning = numberless
    .map((page) => withoutLines(page, (line, at) => (at === 0 ? headers : footers).has(runningForm(line))))
    .map((page) => withoutLines(page, (line) => pageNumber.test(line)));
  const lines = returning.map((page) => page.split('\n'));
  return returning.map((page, index) =>
    withoutLines(page, (line, at) => {
      const [before, own, after] = [lines[index - 1] ?? [], lines[index] ?? [], lines[index + 1] ?? []];
      return at === 0
        ? cutsSentence(before.at(-1) ?? '', line, own[1] ?? '')
        : cutsSentence(own.at(-2) ?? '', line, after[0] ?? '');
    }),
  );
}

/** A page without its first and last line where they are to be left out; one line stays. */
function withoutLines(page: string, isLeftOut: (line: string, at: 0 | -1) => boolean): string {
  const lines = page.trim().split('\n');
  if (lines.length > 1 && isLeftOut(lines.at(-1) ?? '', -1)) lines.pop();
  if (lines.length > 1 && isLeftOut(lines[0] ?? '', 0)) lines.shift();
  return lines.join('\n').trim();
}

/** True when the last words of a page begin a sentence that the next page ends. */
const goesOn = (end: string, start: string): boolean => /[\p{L}\p{N},;]$/u.test(end) && /^\p{Ll}/u.test(start);

/**
 * The sentences of a document in their order, each once. One that goes over the end of a page is whole, and has the
 * page on which it begins. Headings, page numbers, running headers and footers, rules and fragments are left out.
 */
export function documentSentences(pages: readonly string[]): DocumentSentence[] {
  // A header may have two lines.
  const sentencesOfPages: Paragraph[][] = withoutHeaders(withoutHeaders(pages)).map((page) =>
    paragraphsOf(page).flatMap(sentencesOfParagraph),
  );
  for (const [index, sentences] of sentencesOfPages.entries()) {
    const [end, start] = [sentences.at(-1), sentencesOfPages[index + 1]?.[0]];
    if (!end || !start || end.isRow || start.isRow || !goesOn(end.text, start.text)) continue;
    const whole = `${end.text} ${start.text}`;
    if (whole.length > mostLetters) continue;
    sentences.splice(-1, 1, { text: whole, isRow: false });
    sentencesOfPages[index + 1]?.shift();
  }
  const seen = new Set<string>();
  return sentencesOfPages.flatMap((sentences, index) =>
    sentences.flatMap(({ text, isRow }) => {
      if (!isSentence(text, isRow) || seen.has(text)) return [];
      seen.add(text);
      return [{ text, page: index + 1 }];
    }),
  );
}
