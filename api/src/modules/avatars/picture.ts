import sharp from 'sharp';
import { limits } from '../../contract/limits';
import { AppError } from '../../platform/errors/app-error';

const formats = new Set<string | undefined>(['png', 'jpeg', 'webp']);

/** Pixels a picture may have before it is made small: what a camera makes, not what fills the memory. */
const mostPixels = 60_000_000;

const unreadable = () => new AppError(400, 'not_a_picture', 'Please choose a PNG, JPEG or WebP picture.');

/**
 * Makes a profile picture or a logo: square, 512 px, WebP, upright, with nothing of the camera's notes (place, time,
 * device). What it is decides its content, not its name; an animation keeps its first frame.
 * @param fit `cover` cuts what is beside the middle off, `contain` keeps all of it on a clear ground
 * @throws AppError 400 when it is no PNG, JPEG or WebP, or is broken
 */
export async function toProfilePicture(bytes: Buffer, fit: 'cover' | 'contain' = 'cover'): Promise<Buffer> {
  const open = () => sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' });
  const { format } = await open().metadata().catch(refuse);
  if (!formats.has(format)) throw unreadable();
  const { pixels } = limits.profilePicture;
  return open()
    .autoOrient()
    .resize(pixels, pixels, { fit, background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .webp({ quality: 82 })
    .toBuffer()
    .catch(refuse);
}

function refuse(): never {
  throw unreadable();
}
