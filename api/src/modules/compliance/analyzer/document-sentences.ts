import { sentencesOf } from '../assistant/sentences';

/** A sentence of a document, word for word, with the number of its page from 1. */
export interface DocumentSentence {
  readonly text: string;
  readonly page: number;
}

/** Six of them fit in a part of an analysis that is saved. */
const mostLetters = 800;
const fewestLetters = 12;

/**
 * A paragraph in parts of whole sentences: finding the sentences of a long text takes time that grows with its square.
 */
const partsOf = (paragraph: string): string[] => paragraph.match(/.{1,2000}(?:[.!?](?=\s)|$)|.{1,2000}/gsu) ?? [];

/**
 * Lines of one paragraph joined; a line that begins with a number, a letter in parentheses or a bullet begins a new
 * one.
 */
function paragraphsOf(page: string): string[] {
  const paragraphs: string[] = [];
  for (const line of page.split('\n')) {
    const begins =
      line === '' || /^(?:§|section \d|article \d|chapter \d|\(?[a-z0-9]{1,3}[.)]\s|[-•*–]\s|#)/i.test(line);
    const open = paragraphs.at(-1);
    if (begins || open === undefined || open === '') paragraphs.push(line);
    else paragraphs[paragraphs.length - 1] = `${open} ${line}`;
  }
  return paragraphs.filter((paragraph) => paragraph !== '');
}

/** The sentences of a document in their order. Page numbers, rules and fragments are left out. */
export const documentSentences = (pages: readonly string[]): DocumentSentence[] =>
  pages.flatMap((page, index) =>
    paragraphsOf(page)
      .flatMap(partsOf)
      .flatMap(sentencesOf)
      .filter((text) => text.length >= fewestLetters && text.length <= mostLetters && /\p{L}{3}/u.test(text))
      .map((text) => ({ text, page: index + 1 })),
  );
