/*
 * What the classes of PRECIS (RFC 8264) and UTS #39 leave out of texts that people read, by the properties of the
 * Unicode version that Node brings: see decision 18.
 */

/** Lines end in many ways; a text knows one. */
const lineEnds = /\r\n?|[\v\f\u0085\u2028\u2029]/g;

/** A space that some alphabet or program made; U+2800 is a braille cell without dots. */
const spaces = /[\p{Zs}\u2800]/gu;

/** Joiners and selectors that a script or an emoji needs: they change what is seen. */
const pictograph = String.raw`\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|[\uFE0E\uFE0F]|[\u{E0020}-\u{E007E}]+\u{E007F})?`;
const joining = ['Arab', 'Syrc', 'Nkoo', 'Mong', 'Deva', 'Beng', 'Guru', 'Gujr', 'Orya', 'Taml', 'Telu', 'Knda', 'Mlym']
  .concat(['Sinh', 'Khmr', 'Mymr', 'Tibt'])
  .map((script) => String.raw`\p{Script=${script}}`)
  .join('');
const needed = [
  String.raw`${pictograph}(?:\u200D${pictograph})*`,
  String.raw`[0-9#*]\uFE0F\u20E3`,
  String.raw`(?<=[${joining}])[\u200C\u200D](?=[${joining}])`,
  String.raw`(?<=\p{Script=Han})[\uFE00-\uFE0F\u{E0100}-\u{E01EF}]`,
  String.raw`(?<=\p{Script=Mong})[\u180B-\u180D\u180F]`,
];

/** Signs that Unicode counts as formatting though they are seen, such as the Arabic end of ayah. */
const seenFormat = String.raw`[\u0600-\u0605\u06DD\u070F\u0890\u0891\u08E2\u{110BD}\u{110CD}]`;
const invisible = String.raw`(?![\n\t]|${seenFormat})[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Co}\p{Noncharacter_Code_Point}\uFFFC]`;
const neededOrInvisible = new RegExp(`(${needed.join('|')})|${invisible}`, 'gu');

/** More marks on one letter than any language writes: they reach over the lines around. */
const stackedMarks = /(\p{M}{6})\p{M}+/gu;

/**
 * A text of several lines as it is stored: composed (NFC), with `\n` between lines, without what cannot be seen
 * (controls, zero-width characters, bidi overrides, private use) and without blanks at both ends. Nothing that is seen
 * is lost, so no error or notice is needed.
 */
export function visibleText(text: string): string {
  return text
    .replace(lineEnds, '\n')
    .replace(neededOrInvisible, (_match, needed: string | undefined) => needed ?? '')
    .replace(stackedMarks, '$1')
    .normalize('NFC')
    .replaceAll('\u2800', ' ')
    .trim();
}

/** `visibleText` on one line: what is between words is one space. */
export function visibleLine(text: string): string {
  return visibleText(text)
    .replace(/[\n\t]/g, ' ')
    .replace(spaces, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();
}
