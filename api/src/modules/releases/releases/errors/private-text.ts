/** True when a quotation has no end: browsers send the first 500 characters. */
const isCut = (message: string): boolean => message.split('"').length % 2 === 0;

/**
 * Takes out of an error's message what may be of a person: what it quotes, queries and fragments of URLs, emails,
 * codes of links, and long numbers. Two reports of one error then read the same.
 */
export const withoutPersonal = (message: string): string =>
  message
    .replace(isCut(message) ? /".*/s : /".*"/s, '"…"')
    .replace(/(?<=[/\w])[?#][^\s'”’)]*/g, '')
    .replace(/[^\s@'“”‘’<>()]+@[^\s@'“”‘’<>()]+/g, '[email]')
    .replace(/\b(?=[a-z_-]*\d)[\w-]{20,}/gi, '[code]')
    .replace(/(?<!#)\d[\d.,() -]{2,}\d/g, '[number]')
    .replace(/\s+/g, ' ')
    .trim();
