import PDFDocument from 'pdfkit';
import { drawableText, fontRuns, type FontWeight, type ProductFont } from '../fonts/product-fonts';

const [left, right, bottom] = [64, 548, 728];
/** From label to value, and from what is sold to its price. */
const [labelWidth, priceWidth] = [88, 96];
const lineHeight = 18;
const textSize = 11;

/** Measures and writes a text. pdfkit does both synchronously, so its fonts must be loaded before. */
interface Pen {
  widthOf(part: string): number;
  write(part: string, x: number, y: number): void;
}

type Features = PDFKit.Mixins.OpenTypeFeatures[];

/**
 * Options of a run: with features of its own, pdfkit keeps right-to-left words in order; else it would set each alone.
 * Letters with marks stay whole, so that they can be copied; Arabic ones are joined by their parts.
 */
const inOne = ({ font }: { readonly font: ProductFont }): { features: Features } => ({
  // The types know a list alone.
  features: font.isFromRight ? [] : ({ ccmp: false } as unknown as Features),
});

async function penFor(pdf: PDFKit.PDFDocument, text: string, weight: FontWeight): Promise<Pen> {
  const files = new Map<ProductFont, string>();
  for (const { font } of fontRuns(text)) files.set(font, await font.file(weight));
  const inFont = ({ font }: { readonly font: ProductFont }) => pdf.font(files.get(font) ?? '');
  return {
    widthOf: (part) =>
      fontRuns(part).reduce((width, run) => width + inFont(run).widthOfString(run.text, inOne(run)), 0),
    write: (part, x, y) => {
      let at = x;
      for (const run of fontRuns(part)) {
        inFont(run).text(run.text, at, y, { ...inOne(run), lineBreak: false, baseline: 'alphabetic' });
        at += pdf.widthOfString(run.text, inOne(run));
      }
    },
  };
}

/** Breaks a text into lines: between words, and within one that is wider than a line. */
function linesOf(text: string, width: number, { widthOf }: Pen): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word;
    if (widthOf(longer) <= width) {
      line = longer;
      continue;
    }
    if (line) lines.push(line);
    line = '';
    for (const character of word) {
      if (line && widthOf(line + character) > width) {
        lines.push(line);
        line = '';
      }
      line += character;
    }
  }
  return [...lines, line];
}

/** Position and weight of a text. */
interface Setting {
  readonly x?: number;
  readonly width?: number;
  readonly weight?: FontWeight;
}

/** Pages to write on, from the top down. Long texts go on in the next line, and on the next page. */
export interface PdfPages {
  /** Writes a text as a block of its own, and leaves a gap below. */
  text(
    text: string,
    options?: { readonly weight?: FontWeight; readonly size?: number; readonly gap?: number },
  ): Promise<void>;
  /** Writes a label with its value beside it. */
  fact(label: string, value: string): Promise<void>;
  /** Writes what is sold with its price at the right, above a line. */
  priced(label: string, price: string, weight: FontWeight): Promise<void>;
  gap(points: number): void;
  end(): Promise<Buffer>;
}

/** Begins a PDF on letter paper in the fonts of the product. */
export function pdfPages({ title, author }: { readonly title: string; readonly author: string }): PdfPages {
  const pdf = new PDFDocument({ size: 'LETTER', margin: 64, info: { Title: title, Author: author }, lang: 'en-US' });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<Buffer>((resolve, reject) => {
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });

  let y = 64;
  /** Writes a text from the current line on. @returns how many lines it took */
  const write = async (text: string, { x = left, width = right - x, weight = 500 }: Setting = {}): Promise<number> => {
    const drawable = drawableText(text).replace(/^, /, '');
    const pen = await penFor(pdf, drawable, weight);
    const lines = linesOf(drawable, width, pen);
    lines.forEach((line, index) => pen.write(line, x, y + (index + 0.7) * lineHeight));
    return lines.length;
  };
  const next = (lines: number, gap = 0): void => {
    y += lines * lineHeight + gap;
    if (y < bottom - lineHeight) return;
    pdf.addPage();
    y = 64;
  };
  pdf.fontSize(textSize);
  return {
    async text(text, { weight = 500, size = textSize, gap = 0 } = {}) {
      const drawable = drawableText(text);
      // Emoji alone leave no line behind.
      if (text && !drawable) return;
      pdf.fontSize(size);
      const rows = Math.max(1, (size * 1.3) / lineHeight);
      const pen = await penFor(pdf, drawable, weight);
      for (const line of linesOf(drawable, right - left, pen)) {
        pen.write(line, left, y + 0.7 * rows * lineHeight);
        next(rows);
      }
      pdf.fontSize(textSize);
      next(0, gap);
    },
    async fact(label, value) {
      await write(label);
      next(await write(value, { x: left + labelWidth }));
    },
    async priced(label, price, weight) {
      const { widthOf } = await penFor(pdf, price, weight);
      const width = Math.max(priceWidth, widthOf(price) + 16);
      await write(price, { x: right - widthOf(price), weight, width });
      next(await write(label, { weight, width: right - left - width }), 2);
      pdf.moveTo(left, y).lineTo(right, y).lineWidth(0.5).strokeColor('#d9dfea').stroke();
      next(0, 10);
    },
    gap: (points) => next(0, points),
    end() {
      pdf.end();
      return done;
    },
  };
}
