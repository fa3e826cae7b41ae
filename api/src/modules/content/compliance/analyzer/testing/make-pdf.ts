import { deflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';

type Pdf = PDFKit.PDFDocument;

/** A PDF drawn by `draw`. */
export function makePdf(draw: (pdf: Pdf) => void, options: PDFKit.PDFDocumentOptions = {}): Promise<Buffer> {
  const pdf = new PDFDocument({ margin: 50, ...options });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<Buffer>((resolve) => pdf.on('end', () => resolve(Buffer.concat(chunks))));
  draw(pdf);
  pdf.end();
  return done;
}

/** A PDF whose page has pages, one text each. */
export const pdfOfPages = (pages: readonly string[]): Promise<Buffer> =>
  makePdf((pdf) => {
    for (const [index, text] of pages.entries()) {
      if (index > 0) pdf.addPage();
      pdf.text(text);
    }
  });

/** A PDF of one page with this content stream, compressed. */
export const pdfOfStream = (content: Buffer): Buffer => pdfOfObjects(content);

/**
 * A PDF of one page with this content stream, compressed.
 * @param toUnicode what the codes of its font mean, as a CMap
 */
export function pdfOfObjects(content: Buffer, toUnicode?: Buffer): Buffer {
  const font = `<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica ${toUnicode ? '/ToUnicode 5 0 R ' : ''}>>`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 ${font} >> >> >>`,
  ];
  const head = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('');
  const streams = [content, ...(toUnicode ? [toUnicode] : [])].flatMap((bytes, index) => {
    const stream = deflateSync(bytes);
    return [
      Buffer.from(`${index + 4} 0 obj\n<< /Length ${stream.length} /Filter /FlateDecode >>\nstream\n`),
      stream,
      Buffer.from('\nendstream\nendobj\n'),
    ];
  });
  return Buffer.concat([
    Buffer.from(`%PDF-1.4\n${head}`),
    ...streams,
    Buffer.from('trailer\n<< /Root 1 0 R >>\n%%EOF\n'),
  ]);
}
