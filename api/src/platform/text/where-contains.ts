import { apostrophes, joinLetters, plainText } from '../../contract/plain-text';

const mostWords = 12;
/** Longer than any word that people look for; what is behind it is not compared. */
const wordLength = 60;

/** Signs over and under letters, in Latin, Greek, Cyrillic, Hebrew and Arabic. */
const marks = '\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670';

/** Unicode ranges in which letters with accents and strokes, of other widths and ligatures are. */
const blocks = [
  [0xaa, 0x2fff],
  [0x3040, 0x30ff],
  [0xa720, 0xa7ff],
  [0xfb00, 0xfb06],
  [0xff00, 0xffef],
] as const;

/** By what they fold to, the letters that are compared as one: 'd' has 'Ď' and 'đ', 'ss' has 'ß'. */
const variants = new Map<string, string>();
for (const [first, last] of blocks)
  for (let code = first; code <= last; code += 1) {
    const letter = String.fromCodePoint(code);
    const folded = foldedLetter(letter);
    if (folded !== letter) variants.set(folded, (variants.get(folded) ?? '') + letter);
  }

function foldedLetter(letter: string): string {
  return (/\p{L}/u.test(letter) && plainText(letter).normalize('NFC')) || letter;
}

/**
 * The words of a search, at most twelve, folded as `plainText` does. Signs stay: people look for amounts, emails and
 * URLs too.
 */
export function wordsOf(question: string): string[] {
  const words = joinLetters(question.normalize('NFC'))
    .replace(new RegExp(`[${marks}${apostrophes}™℠]`, 'g'), '')
    .split(/[\s\p{Pd}]+/u)
    .map((word) => word.replace(/(?<=[\p{L}\p{N}])[.,;:]+$/u, ''))
    .map((word) => Array.from(word, foldedLetter).join('').slice(0, wordLength));
  return [...new Set(words.filter(Boolean))].slice(0, mostWords);
}

const anyOf = (letter: string): string =>
  /\p{L}/u.test(letter)
    ? `[${letter}${letter.toUpperCase()}${variants.get(letter) ?? ''}]`
    : letter.replace(/[\\()*.+?[\]$^{|}]/, '\\$&');

/**
 * The regular expression of a folded word, of the few signs that every engine reads alike: letters in any case, with
 * any accent or stroke, two as a ligature, and with a dot or an apostrophe between them.
 */
function patternOf(word: string): string {
  const letters = Array.from(word);
  let pattern = '';
  for (let index = 0; index < letters.length; index += 1) {
    const [letter = '', next = ''] = letters.slice(index, index + 2);
    const between = /\p{L}/u.test(letter) ? `[${marks}]*[.${apostrophes}]?` : '';
    const ligatures = variants.get(letter + next);
    if (next && ligatures) index += 1;
    pattern += next && ligatures ? `(${anyOf(letter)}${between}${anyOf(next)}|[${ligatures}])` : anyOf(letter);
    if (index < letters.length - 1) pattern += between;
  }
  return pattern;
}

/** Method that both a knex and an objection query offer. */
interface Query {
  where(build: (either: Either) => void): unknown;
}
interface Either {
  orWhereRaw(sql: string, bindings: readonly string[]): unknown;
}

/**
 * Filters to rows in which every word of a question stands in one of the columns, compared as every search compares
 * (see `plainText`), so that nothing folded has to be stored. Signs stand for themselves. It reads every row.
 */
export function whereContains(query: Query, columns: readonly string[], question: string): void {
  for (const pattern of wordsOf(question).map(patternOf))
    query.where((either) => {
      for (const column of columns) either.orWhereRaw('?? regexp ?', [column, pattern]);
    });
}
