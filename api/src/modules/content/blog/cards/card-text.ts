import sharp from 'sharp';
import { escapeHtml } from '../../../../contract/escape-html';
import { shortened } from '../../../../platform/text/shortened';
import { fontFamilies, fontRuns, type FontWeight } from '../../../../platform/fonts/product-fonts';

/** Words as a transparent picture. */
export interface DrawnText {
  readonly png: Buffer;
  readonly width: number;
  readonly height: number;
  /** Written from right to left, and so set against the right edge. */
  readonly isFromRight: boolean;
}

interface Style {
  readonly weight: FontWeight;
  /** In pixels. */
  readonly size: number;
  readonly color: string;
  /** A line ends before this many pixels. */
  readonly width: number;
}

const firstLetter = /\p{L}/u;
const fromRight = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

const known = new Map<string, Promise<unknown>>();

/**
 * Makes the fonts of a text known to the text engine, each once in the life of the process.
 * @returns their families, in the order in which it looks
 */
async function loadFonts(text: string, weight: FontWeight): Promise<string> {
  const runs = fontRuns(`a${text}`);
  for (const { font } of runs) {
    const fontfile = await font.file(weight);
    const loading = known.get(fontfile) ?? sharp({ text: { text: 'a', font: 'sans 8', fontfile } }).toBuffer();
    known.set(fontfile, loading);
    await loading;
  }
  // Otherwise it would put letters like ‘ế’ together of letters and marks that do not fit.
  const isComposed = runs.some(({ font }) => /^noto-sans-(?:latin-ext|vietnamese)$/.test(font.name));
  return isComposed ? `Noto Sans, ${fontFamilies}` : fontFamilies;
}

/** Draws words, in as many lines as they need; a word that is wider than a line is broken. */
export async function drawText(text: string, { weight, size, color, width }: Style): Promise<DrawnText> {
  const families = await loadFonts(text, weight);
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${color}">${escapeHtml(text)}</span>`,
      font: `${families} ${weight === 700 ? 'Bold' : 'Medium'} ${size}`,
      width,
      wrap: 'word-char',
      rgba: true,
      spacing: Math.round(size * 0.12),
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  const isFromRight = fromRight.test(firstLetter.exec(text)?.[0] ?? '');
  return { png: data, width: info.width, height: info.height, isFromRight };
}

/** Draws words as large as these sizes allow within a height; what does not fit at the smallest is cut after a word. */
export async function fitText(
  text: string,
  sizes: readonly number[],
  height: number,
  style: Omit<Style, 'size'>,
): Promise<DrawnText> {
  let drawn: DrawnText | null = null;
  for (const size of sizes) {
    drawn = await drawText(text, { ...style, size });
    if (drawn.height <= height) return drawn;
  }
  const size = sizes.at(-1) ?? 0;
  for (let length = text.length - 1; ; length = Math.floor(length * 0.85)) {
    const short = await drawText(shortened(text, length), { ...style, size });
    if (short.height <= height || length < 20) return short;
  }
}
