import sharp, { type Sharp } from 'sharp';
import { profilePictureLimits } from '../../../contract/limits/profile';
import { decoded, openPicture } from '../../../platform/pictures/open-picture';

/** A square picture as WebP in the two sizes that are stored: whole, and for lists. */
export interface StoredPicture {
  readonly full: Buffer;
  readonly small: Buffer;
}

/**
 * Makes a profile picture or a logo: square, 512 px and 192 px, WebP, upright, with nothing of the camera's notes
 * (place, time, device).
 * @param fit `cover` cuts what is beside the middle off, `contain` keeps all of it on a clear ground
 * @throws AppError 400 when it is no PNG, JPEG or WebP, is too large or broken
 */
export async function toProfilePicture(bytes: Buffer, fit: 'cover' | 'contain' = 'cover'): Promise<StoredPicture> {
  const picture = await openPicture(bytes);
  const { pixels } = profilePictureLimits;
  const square = picture.decode().resize(pixels, pixels, { fit, background: { r: 0, g: 0, b: 0, alpha: 0 } });
  return decoded(encodePicture(square));
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
