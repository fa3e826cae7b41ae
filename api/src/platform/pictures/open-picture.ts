import sharp, { type Sharp } from 'sharp';
import { AppError } from '../errors/app-error';

const formats = new Set<string | undefined>(['png', 'jpeg', 'webp']);

/**
 * Pixels a picture may have: what a phone makes. One that is read line by line is made small meanwhile; a progressive
 * one has to be in memory as a whole.
 */
const mostPixels = { lineByLine: 200_000_000, progressive: 60_000_000 };

/** First bytes of files of these formats. */
const begins = /^(?:\x89PNG|\xff\xd8\xff|RIFF[^]{4}WEBP)/;

const refused = (sentence: string) => new AppError(400, 'not_a_picture', sentence);
const tooManyPixels = (most: number) =>
  refused(`This picture is too large. Please choose one with at most ${most / 1_000_000} megapixels.`);
const damaged = () => refused('This picture is damaged and can’t be read. Please choose another one.');

/** A picture whose kind and size are known, before it is decoded. */
export interface OpenPicture {
  readonly format: 'png' | 'jpeg' | 'webp';
  readonly pixels: number;
  /** The longer of its sides. */
  readonly side: number;
  /** Begins a pipeline; the picture is upright in it. An animation is its first frame. */
  decode(): Sharp;
}

/**
 * Opens an uploaded picture. What it is decides its content, not its name.
 * @throws AppError 400 when it is no PNG, JPEG or WebP, or has too many pixels
 */
export async function openPicture(bytes: Buffer): Promise<OpenPicture> {
  const found = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (!found && begins.test(bytes.toString('latin1', 0, 12))) throw damaged();
  if (!found || !formats.has(found.format)) throw refused('Please choose a PNG, JPEG or WebP picture.');
  const pixels = found.width * found.height;
  const most = found.isProgressive ? mostPixels.progressive : mostPixels.lineByLine;
  if (pixels > most) throw tooManyPixels(most);
  return {
    format: found.format as OpenPicture['format'],
    pixels,
    side: Math.max(found.width, found.height),
    decode: () => sharp(bytes, { limitInputPixels: most, failOn: 'error' }).autoOrient(),
  };
}

/** The result of a pipeline. @throws AppError 400 when the picture turns out to be broken */
export const decoded = <Result>(result: Promise<Result>): Promise<Result> =>
  result.catch(() => {
    throw damaged();
  });

/** Makes sure that a picture that is stored as it is can be seen. @throws AppError 400 */
export async function expectReadable(bytes: Buffer): Promise<void> {
  const picture = await openPicture(bytes);
  await decoded(picture.decode().resize(64).raw().toBuffer());
}
