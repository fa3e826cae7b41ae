import { taxonomy } from '../../contract/taxonomy';
import { searchWords } from '../../../db/text-search';

const vocabulary: readonly string[] = [
  ...new Set(
    searchWordsOf([
      ...taxonomy.terms.flatMap(({ label, aliases }) => [label, ...aliases]),
      ...taxonomy.usStates.map(({ label }) => label),
      'accountant accountants bookkeeper cfo advisor adviser cpa certified quickbooks xero enrolled agent certified planner',
    ]),
  ),
].filter((word) => word.length >= 4);

function searchWordsOf(texts: readonly string[]): string[] {
  return texts.flatMap((text) => searchWords(text));
}

/** How many letters have to be typed, dropped or changed between two words; stops counting above `most`. */
function distance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const changed = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, changed));
    }
    row = next;
  }
  return row[other.length] ?? most + 1;
}

/** The nearest word of the taxonomy for each word that looks mistyped ('bookeeping' → 'bookkeeping'); others stay as they are. */
export function correctWords(words: readonly string[]): string[] {
  return words.map((word) => {
    if (word.length < 4 || vocabulary.some((known) => known.startsWith(word))) return word;
    const most = word.length < 7 ? 1 : 2;
    const ranked = vocabulary.map((known) => ({ known, away: distance(word, known, most) })).sort((one, other) => one.away - other.away);
    const [best] = ranked;
    return best && best.away <= most ? best.known : word;
  });
}
