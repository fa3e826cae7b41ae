/** A PDF of one line in a Chinese font that it names, as readers have it, and does not hold. */
export function namedFontPdf(line: string): Buffer {
  const codes = Array.from(line, (character) => character.charCodeAt(0).toString(16).padStart(4, '0')).join('');
  const content = `BT /F1 12 Tf 60 700 Td <${codes}> Tj ET`;
  const font = '/Type /Font /BaseFont /STSong-Light';
  const system = '<< /Registry (Adobe) /Ordering (GB1) /Supplement 2 >>';
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    `<< ${font} /Subtype /Type0 /Encoding /UniGB-UCS2-H /DescendantFonts [6 0 R] >>`,
    `<< ${font} /Subtype /CIDFontType0 /CIDSystemInfo ${system} /FontDescriptor 7 0 R >>`,
    '<< /Type /FontDescriptor /FontName /STSong-Light /Flags 4 /FontBBox [0 -200 1000 900] /Ascent 800 /Descent -200 >>',
  ];
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('');
  return Buffer.from(`%PDF-1.4\n${body}trailer\n<< /Root 1 0 R >>\n%%EOF\n`);
}
