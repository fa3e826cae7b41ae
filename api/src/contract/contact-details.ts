/** Characters that are seen as a hyphen, or as a space. */
const hyphens = /[\p{Pd}\u2212\u00AD]/gu;
const spaces = /[\p{Zs}\t]+/gu;
/** Characters that programs put around a pasted number: direction marks, joiners, a byte order mark. */
const unseen = /[\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;
const label = /^(?:tel|telephone|phone|ph|call|office|cell|mobile)[.:\s]+/i;
const extension = /[\s,;(-]*(?:ext(?:ensio)?n?|ex|x|#)[.:=\s]*(?:no\.?|#)?\s*(\d{1,7})\)?$/i;
const number = /^\+?(?:[ ().\-/[\]·•_~]*\d){7,15}[ ().\-/[\]]*$/;
/** '1-800-GET-TAXES': letters are keys of the telephone. */
const inLetters = /^(?:\+?1[ .-]?)?\(?\d{3}\)?[ .-]?(?=[\dA-Z. -]*[A-Z]{3})(?:[. -]?[\dA-Z]){7,9}$/i;
const keypad = '22233344455566677778889999';

/**
 * A phone number as it is stored, whatever hyphens and spaces it was written with: '512-555-0100 ext. 12'. Null for
 * what is none: seven to fifteen digits, and an extension of at most seven.
 */
export function readPhone(written: string): string | null {
  const text = written
    .normalize('NFKC')
    .replace(unseen, '')
    .replace(hyphens, '-')
    .replace(spaces, ' ')
    .trim()
    .replace(label, '');
  const digits = extension.exec(text)?.[1];
  const main = (digits ? text.replace(extension, '') : text).trim();
  if (!number.test(main) && !inLetters.test(main)) return null;
  return digits ? `${main} ext. ${digits}` : main;
}

/** Builds the link that calls a stored number. */
export const phoneHref = (phone: string): string => {
  const [main = '', digits] = phone.split(' ext. ');
  const dialed = main.toLowerCase().replace(/[a-z]/g, (letter) => keypad.charAt(letter.charCodeAt(0) - 97));
  return `tel:${dialed.replace(/[^+\d]/g, '')}${digits ? `;ext=${digits}` : ''}`;
};

const host = /^https?:\/\/([^/?#:]+)/i;
/** Latin letters with their marks: what else looks like them is written as a browser writes it (xn--…). */
const readable = /^[\p{Script=Latin}\p{M}\d.-]+$/u;

/**
 * The address of a website as it is stored, however it was written: 'www.example.com' and 'HTTPS://Example.com' begin
 * with https, 'müller.de' works. Null for what is none.
 */
export function readWebsite(written: string): string | null {
  const text = written
    .replace(unseen, '')
    .normalize('NFC')
    .replace(/^[\s<"'[]+|[\s>"'\],;.]+$/g, '')
    .replace(/^(?:web ?site|web|url)[:\s]+/i, '')
    .replace(/^(?:(https?)[:;]?\/+)+/i, '$1://');
  const full = /^[a-z][a-z\d+.-]*:(?!\d+(?:\/|$))/i.test(text) ? text : `https://${text.replace(/^\/\//, '')}`;
  try {
    const url = new URL(full);
    const typed = host.exec(full)?.[1]?.toLowerCase() ?? '';
    if (
      !/^https?:$/.test(url.protocol) ||
      url.username ||
      !/^[\w-]+(?:\.[\w-]+)*\.[a-z][a-z\d-]+\.?$/i.test(url.hostname)
    )
      return null;
    const shown = readable.test(typed) ? typed : url.hostname;
    const { port, pathname, search, hash } = url;
    const rest = pathname + search + hash;
    return `${url.protocol}//${shown}${port && `:${port}`}${rest === '/' ? '' : rest}`;
  } catch {
    return null;
  }
}
