/** Control characters that no text has: all of C0 but tab and the ends of lines and pages. */
const control = /[\u0000-\u0008\u000e-\u001f]/;

/** Code points without meaning, which text in UTF-16 does not have either. */
const nothing = /[\u007f-\u0084\u0086-\u009f\p{Cn}\p{Co}\p{Cs}]/u;

/** As many characters as show what a text is. */
const sample = 20_000;

/** The text, without the sign that DOS ends a file with; null when it is none. */
function whole(decoded: string | null): string | null {
  if (decoded === null) return null;
  const text = decoded.endsWith('\u001a') ? decoded.slice(0, -1) : decoded;
  return control.test(text) ? null : text;
}

function decode(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

const spaces = (text: string): number => text.slice(0, sample).match(/[ \n\u3000]/g)?.length ?? 0;

/** UTF-16 without a mark: a text has spaces and ends of lines, in one of the two orders of its bytes. */
function decodeUnmarkedUtf16(bytes: Uint8Array): string | null {
  const [best] = ['utf-16le', 'utf-16be']
    .flatMap((encoding) => whole(decode(bytes, encoding)) ?? [])
    .filter((text) => spaces(text) > 0 && !nothing.test(text))
    .sort((one, other) => spaces(other) - spaces(one));
  return best ?? null;
}

/** UTF-8 and UTF-16, with or without a mark; null for anything else. */
function decodeUnicode(bytes: Uint8Array): string | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return whole(decode(bytes, 'utf-16le'));
  if (first === 0xfe && second === 0xff) return whole(decode(bytes, 'utf-16be'));
  return bytes.includes(0) ? decodeUnmarkedUtf16(bytes) : whole(decode(bytes, 'utf-8'));
}

/** Characters of Windows-1252 for the bytes 80 to 9F; five of them mean nothing. */
const windowsSigns = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** Node up to 22 decodes these bytes as Latin-1. */
const windows1252 = (bytes: Uint8Array): string =>
  new TextDecoder('windows-1252')
    .decode(bytes)
    .replace(/[\u0080-\u009f]/g, (sign) => windowsSigns.charAt(sign.charCodeAt(0) - 0x80));

/** Tells text in any common encoding from programs, pictures and archives. */
export const isText = (bytes: Uint8Array): boolean =>
  decodeUnicode(bytes) !== null || whole(windows1252(bytes)) !== null;

/** Bytes that mean nothing in Windows-1252, and signs in words, as Central Europe and old Macs have them there. */
const ofOtherEncodings = /[\u0081\u008d\u008f\u0090\u009d]|\p{L}[¹³¿¡]\p{Ll}|\p{Ll}[À-ÖØ-ÞŽŠŒŸ](?!\p{L})/u;

/**
 * Decodes a text file: UTF-8 and UTF-16, with or without a mark, and Windows-1252.
 * @returns null when the bytes are no text, or one in another encoding
 */
export function decodeText(bytes: Uint8Array): string | null {
  const unicode = decodeUnicode(bytes);
  if (unicode !== null) return unicode;
  const text = whole(windows1252(bytes));
  if (text === null || ofOtherEncodings.test(text)) return null;
  // No language that Windows-1252 is made for has more letters with marks than without: Cyrillic read so has.
  const letters = text.slice(0, sample).match(/\p{L}/gu) ?? [];
  const marked = letters.filter((letter) => letter > '\u007f');
  return marked.length * 2 > letters.length ? null : text;
}
