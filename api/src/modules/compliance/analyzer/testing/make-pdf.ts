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
export function pdfOfStream(content: Buffer): Buffer {
  const stream = deflateSync(content);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >> >>',
  ];
  const head = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('');
  return Buffer.concat([
    Buffer.from(`%PDF-1.4\n${head}4 0 obj\n<< /Length ${stream.length} /Filter /FlateDecode >>\nstream\n`),
    stream,
    Buffer.from('\nendstream\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n'),
  ]);
}
