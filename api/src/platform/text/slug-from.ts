import anyAscii from 'any-ascii';

/** Hyphens and dashes of all lengths, and slashes: people write them between words without spaces. */
const joining = /[\p{Pd}\u2212/\\\u2044\u2215]+/gu;

/**
 * Makes the slug of a title, or of typed text: letters of every script as Latin ones, lowercase, without punctuation,
 * hyphens for spaces, dashes and slashes. May be empty.
 * @param max characters; a longer one ends at a word
 */
export function slugFrom(text: string, max: number): string {
  const words = text
    .normalize('NFC')
    .replace(/[\p{L}\p{M}\p{N}]+/gu, anyAscii)
    .replace(joining, ' ')
    .toLowerCase()
    .replace(/[^a-z0-9\s]/g, '')
    .trim()
    .replace(/\s+/g, '-');
  if (words.length <= max) return words;
  const start = words.slice(0, max);
  const lastHyphen = start.lastIndexOf('-');
  return lastHyphen > max / 2 && words[max] !== '-' ? start.slice(0, lastHyphen) : start.replace(/-+$/, '');
}
