import PDFDocument from 'pdfkit';

/** Content of a license document of the demo data. */
interface License {
  readonly holder: string;
  readonly licenceNumber: string;
  readonly issuer: string;
}

/** A PDF of one page as a professional would send it. It says that it is a sample, since no board issued it. */
export function licenseDocument({ holder, licenceNumber, issuer }: License): Promise<Buffer> {
  const document = new PDFDocument({ size: 'LETTER', margin: 72, info: { Title: 'License', Author: 'Sample' } });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<Buffer>((resolve, reject) => {
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
  });
  document.fontSize(20).text(issuer, { align: 'center' }).moveDown(2);
  document.fontSize(14).text('Certified Public Accountant', { align: 'center' }).moveDown();
  document.text(holder, { align: 'center' }).moveDown();
  document.fontSize(12).text(`License ${licenceNumber}`, { align: 'center' }).moveDown(4);
  document.fontSize(10).text('Sample document of the demo data. Not issued by any board.', { align: 'center' });
  document.end();
  return done;
}
