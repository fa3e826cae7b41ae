import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

/** Weights that the cards use. */
export type CardWeight = 'Medium' | 'Bold';

/**
 * The fonts that every machine has, because they are part of the product: a card looks the same wherever it is drawn.
 */
const files = [
  'public-sans-latin-500',
  'public-sans-latin-ext-500',
  'public-sans-latin-700',
  'public-sans-latin-ext-700',
  'noto-sans-arabic-700',
  'noto-sans-hebrew-700',
].map((name) => fileURLToPath(new URL(`./fonts/${name}.ttf`, import.meta.url)));

let loading: Promise<void> | null = null;

/** Makes the fonts known to the text engine, once in the life of the process. */
export function loadCardFonts(): Promise<void> {
  loading ??= (async () => {
    for (const fontfile of files) await sharp({ text: { text: 'a', font: 'sans 8', fontfile } }).toBuffer();
  })();
  return loading;
}

/** Names a font to the text engine. @param size in pixels */
export const cardFont = (weight: CardWeight, size: number): string =>
  `Public Sans, Noto Sans Arabic, Noto Sans Hebrew ${weight} ${size}`;

/** What those fonts have no letters for: emoji, and scripts whose fonts are larger than the whole product. */
const withoutLetters =
  /[^\p{Script=Latin}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Inherited}\p{Nd}\p{P}\p{Sc}\p{Sm}\s]/gu;
const pictographs = /\p{Extended_Pictographic}\p{M}*/gu;

/** The part of a text that can be drawn; empty when most of it cannot. */
export function drawableText(text: string): string {
  const words = text.replace(pictographs, '').replace(/\u200D|\uFE0F/g, '');
  const drawable = words.replace(withoutLetters, '').replace(/\s+/g, ' ').trim();
  const letters = (part: string) => part.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  return letters(drawable) * 2 > letters(words) ? drawable : '';
}
