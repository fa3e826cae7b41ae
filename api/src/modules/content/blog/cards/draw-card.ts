import sharp, { type OverlayOptions } from 'sharp';
import { drawableText } from '../../../../platform/fonts/product-fonts';
import { cardColors, cardGround } from './card-ground';
import { drawText, fitText, type DrawnText } from './card-text';

/** The words of a card. */
export interface CardWords {
  readonly title: string;
  /** Value of the category: `tax-strategies`. */
  readonly category: string;
  readonly categoryLabel: string;
  /** `null` when there is no author any more. */
  readonly author: string | null;
}

/** Position of the words: left, and as wide as the motif on the right leaves room for. */
const left = 80;
const width = 730;
const titleTop = 208;
const titleHeight = 296;
const titleSizes = [70, 60, 52, 44];
const authorBottom = 572;

const { ink, quiet, primary } = cardColors;

/** Draws the picture that networks show beside a link to a post: 1200 by 630 pixels, PNG. */
export async function drawCard({ title, category, categoryLabel, author }: CardWords): Promise<Buffer> {
  const layers: OverlayOptions[] = [];
  const put = ({ png, ...drawn }: DrawnText, top: number): void => {
    layers.push({ input: png, top, left: drawn.isFromRight ? left + width - drawn.width : left });
  };
  const brand = await drawText('The Blog', { weight: 700, size: 30, color: ink, width });
  layers.push({ input: brand.png, top: 78, left: 146 });
  put(await drawText(drawableText(categoryLabel) || 'Blog', { weight: 700, size: 28, color: primary, width }), 154);
  const words = drawableText(title);
  if (words) put(await fitText(words, titleSizes, titleHeight, { weight: 700, color: ink, width }), titleTop);
  const name = drawableText(author ?? '');
  if (name) {
    const drawn = await fitText(`By ${name}`, [30, 26], 44, { weight: 500, color: quiet, width });
    put(drawn, authorBottom - drawn.height);
  }
  return sharp(Buffer.from(cardGround(category)))
    .composite(layers)
    .png({ palette: true, quality: 90 })
    .toBuffer();
}
