import { stemmer } from 'stemmer';
import { plainText } from '../../../../contract/plain-text';

/** Positions of a query's words in a text: pairs of start and end, in characters of the text. */
export type Ranges = readonly (readonly [number, number])[];

/** Words of a text: letters and digits, with apostrophes inside. */
const wordPattern = /[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*/gu;
const mostRanges = 20;

/** The parts of a text that answer a question: its words, their beginnings and their other forms. */
export function highlightsIn(text: string, words: readonly string[]): Ranges {
  const stems = new Set(words.map(stemmer));
  const ranges: [number, number][] = [];
  for (const { 0: word, index } of text.matchAll(wordPattern)) {
    const plain = plainText(word);
    const isFound = stems.has(stemmer(plain)) || words.some((wanted) => plain.startsWith(wanted));
    if (isFound) ranges.push([index, index + word.length]);
    if (ranges.length === mostRanges) break;
  }
  return ranges;
}
