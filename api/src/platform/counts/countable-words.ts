import { wholeCharacters } from '../../contract/whole-characters';

/** Characters of the words of a search that are kept. */
export const mostCharacters = 60;

/**
 * Phone numbers, and numbers of accounts, licenses, cards and taxpayers: seven digits and more, however they are set
 * apart.
 */
const longNumber = /\d(?:[\s().+/-]*\d){6}/;
const reference = /@|:\/\/|\bwww\.|\b(?:https?|mailto)\b/i;

/**
 * The words of a search in the form in which they are counted: small letters and single spaces, nothing but letters,
 * digits and what stands inside of words. Null when they look like personal data (an email, a link, a long number), or
 * nothing is left.
 */
export function countableWords(text: string): string | null {
  const plain = text.normalize('NFKC').toLocaleLowerCase('en-US');
  if (reference.test(plain) || longNumber.test(plain)) return null;
  const words = plain
    .replace(/[^\p{L}\p{M}\p{N}&'’.+/-]+/gu, ' ')
    .replace(/(^|\s)[^\p{L}\p{N}]+(?=\s|$)/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return wholeCharacters(words, mostCharacters).trim() || null;
}
