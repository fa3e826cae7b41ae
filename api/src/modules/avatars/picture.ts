import sharp, { type Sharp } from 'sharp';
import { profilePictureLimits } from '../../contract/limits/profile';
import { AppError } from '../../platform/errors/app-error';

const formats = new Set<string | undefined>(['png', 'jpeg', 'webp']);

/** Pixels a picture may have before it is made small: what a camera makes, not what fills the memory. */
const mostPixels = 60_000_000;

const unreadable = () => new AppError(400, 'not_a_picture', 'Please choose a PNG, JPEG or WebP picture.');

/** A square picture as WebP in the two sizes that are stored: whole, and for lists. */
export interface StoredPicture {
  readonly full: Buffer;
  readonly small: Buffer;
}

/**
 * Makes a profile picture or a logo: square, 512 px and 192 px, WebP, upright, with nothing of the camera's notes
 * (place, time, device). What it is decides its content, not its name; an animation keeps its first frame.
 * @param fit `cover` cuts what is beside the middle off, `contain` keeps all of it on a clear ground
 * @throws AppError 400 when it is no PNG, JPEG or WebP, or is broken
 */
export async function toProfilePicture(bytes: Buffer, fit: 'cover' | 'contain' = 'cover'): Promise<StoredPicture> {
  const open = () => sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' });
  const { format } = await open().metadata().catch(refuse);
  if (!formats.has(format)) throw unreadable();
  const { pixels } = profilePictureLimits;
  const square = open()
    .autoOrient()
    .resize(pixels, pixels, { fit, background: { r: 0, g: 0, b: 0, alpha: 0 } });
  return encodePicture(square).catch(refuse);
}

/**
 * Encodes a square of 512 px in the sizes that are stored. The small one is made from its pixels, not from the
 * original: a photo of many megapixels is decoded once.
 * @param effort of the encoder, 0 to 6: time against bytes
 */
export async function encodePicture(square: Sharp, { effort = 4 } = {}): Promise<StoredPicture> {
  const { data, info } = await square.raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const pixels = () => sharp(data, { raw: { width, height, channels } });
  const { smallPixels } = profilePictureLimits;
  const [full, small] = await Promise.all([
    pixels().webp({ quality: 82, effort }).toBuffer(),
    pixels().resize(smallPixels, smallPixels).webp({ quality: 82, effort }).toBuffer(),
  ]);
  return { full, small };
}

function refuse(): never {
  throw unreadable();
}
