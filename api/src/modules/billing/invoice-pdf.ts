import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';
import { drawableText } from '../blog/cards/card-fonts';
import { moneyText } from '../../contract/prices';
import { invoiceFacts, invoiceSums, testNotice, type InvoiceIssuer } from './invoice-html';
import { invoiceNumber } from './invoices.service';
import type { Invoice } from './invoice.model';

const fontFile = (name: string): string => fileURLToPath(new URL(`../blog/cards/fonts/${name}.ttf`, import.meta.url));
/** Which font has the letters of a run of text: fonts of the product, so that a file looks the same everywhere. */
const runs: readonly (readonly [font: string, letters: RegExp])[] = [
  ['arabic', /\p{Script=Arabic}/u],
  ['hebrew', /\p{Script=Hebrew}/u],
  ['extended', /[^\u0000-\u00ff\u2010-\u203a\p{Script=Arabic}\p{Script=Hebrew}]/u],
];
const files = {
  regular: 'public-sans-latin-500',
  bold: 'public-sans-latin-700',
  extended: 'public-sans-latin-ext-500',
  arabic: 'noto-sans-arabic-700',
  hebrew: 'noto-sans-hebrew-700',
} as const;

const [left, right] = [64, 548];

/** Cuts a text where another font is needed. */
function fontRuns(text: string, base: 'regular' | 'bold'): { font: string; text: string }[] {
  const pieces: { font: string; text: string }[] = [];
  for (const character of text) {
    const font = runs.find(([, letters]) => letters.test(character))?.[0] ?? base;
    const last = pieces.at(-1);
    if (last && (last.font === font || character === ' ')) last.text += character;
    else pieces.push({ font, text: character });
  }
  return pieces;
}

/** An invoice as a PDF of one page. Letters that no font of the product has are left out. */
export function invoicePdf(invoice: Invoice, { siteName, email, isTest }: InvoiceIssuer): Promise<Buffer> {
  const title = `Invoice ${invoiceNumber(invoice.number)}`;
  const document = new PDFDocument({
    size: 'LETTER',
    margin: 64,
    info: { Title: title, Author: siteName },
    lang: 'en-US',
  });
  for (const [name, file] of Object.entries(files)) document.registerFont(name, fontFile(file));
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<Buffer>((resolve, reject) => {
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
  });
  const write = (text: string, x: number, y: number, base: 'regular' | 'bold' = 'regular') => {
    let at = x;
    for (const piece of fontRuns(drawableText(text), base)) {
      document.font(piece.font).text(piece.text, at, y, { lineBreak: false });
      at += document.widthOfString(piece.text);
    }
  };
  const writeRight = (text: string, y: number, base: 'regular' | 'bold' = 'regular') => {
    document.font(base);
    write(text, right - document.widthOfString(text), y, base);
  };

  document.fontSize(22);
  write(title, left, 64, 'bold');
  document.fontSize(11);
  write(`${siteName}, ${email}`, left, 100);
  let y = 132;
  if (isTest) {
    write(testNotice, left, y, 'bold');
    y += 28;
  }
  for (const [label, value] of invoiceFacts(invoice)) {
    write(label, left, y);
    write(value, left + 88, y);
    y += 18;
  }
  y += 20;
  const line = (label: string, cents: number, base: 'regular' | 'bold') => {
    write(label, left, y, base);
    writeRight(moneyText(cents), y, base);
    y += 18;
    document.moveTo(left, y).lineTo(right, y).lineWidth(0.5).strokeColor('#d9dfea').stroke();
    y += 8;
  };
  for (const { label, amountCents } of invoice.lines) line(label, amountCents, 'regular');
  for (const [label, cents] of invoiceSums(invoice)) line(label, cents, label.startsWith('Total') ? 'bold' : 'regular');
  document.end();
  return done;
}
