import sharp from 'sharp';
import { blogLimits } from '../../../contract/limits/blog';
import { AppError } from '../../../platform/errors/app-error';

const formats = new Set<string | undefined>(['png', 'jpeg', 'webp']);

/** Pixels an image may have before it is made small: what a camera makes, not what fills the memory. */
const mostPixels = 60_000_000;

const unreadable = () => new AppError(400, 'not_a_picture', 'Please choose a PNG, JPEG or WebP picture.');

/** An image as posts show it. */
export interface PostImage {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

/**
 * Makes an image for a post: WebP of at most 2,000 px, upright, with nothing of the camera's notes. What it is decides
 * its content, not its name.
 * @throws AppError 400 when it is no PNG, JPEG or WebP, or is broken
 */
export async function toPostImage(bytes: Buffer): Promise<PostImage> {
  const open = () => sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' });
  const { format } = await open().metadata().catch(refuse);
  if (!formats.has(format)) throw unreadable();
  const { imagePixels } = blogLimits;
  const { data, info } = await open()
    .autoOrient()
    .resize(imagePixels, imagePixels, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer({ resolveWithObject: true })
    .catch(refuse);
  return { bytes: data, width: info.width, height: info.height };
}

function refuse(): never {
  throw unreadable();
}
