import { pdfOfObjects } from './make-pdf';

const first = 0x61;

/**
 * A PDF whose letters are Hebrew, drawn from right to left as such files are: each glyph where it stands, the last one
 * of the line first in the file.
 * @param line in the order in which it is read
 */
export function hebrewPdf(line: string): Buffer {
  const letters = Array.from(new Set(line)).filter((letter) => letter !== ' ');
  const codeOf = (letter: string) => (letter === ' ' ? ' ' : String.fromCharCode(first + letters.indexOf(letter)));
  const hex = (value: number, digits: number) => value.toString(16).padStart(digits, '0');
  const mapping = letters.map((letter, index) => `<${hex(first + index, 2)}> <${hex(letter.charCodeAt(0), 4)}>`);
  const map = [
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /H def /CMapType 2 def',
    '1 begincodespacerange <00> <ff> endcodespacerange',
    `${letters.length + 1} beginbfchar <20> <0020>`,
    ...mapping,
    'endbfchar endcmap CMapName currentdict /CMap defineresource pop end end',
  ].join('\n');
  const drawn = Array.from(line, codeOf).reverse().join('');
  return pdfOfObjects(Buffer.from(`BT /F1 12 Tf 60 700 Td (${drawn}) Tj ET`), Buffer.from(map));
}
