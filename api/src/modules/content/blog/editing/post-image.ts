import { blogLimits } from '../../../../contract/limits/blog';
import { decoded, openPicture } from '../../../../platform/pictures/open-picture';

/** An image as posts show it. */
export interface PostImage {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

/**
 * Makes an image for a post: WebP of at most 2,000 px, upright, with nothing of the camera's notes.
 * @throws AppError 400 when it is no PNG, JPEG or WebP, is too large or broken
 */
export async function toPostImage(bytes: Buffer): Promise<PostImage> {
  const picture = await openPicture(bytes);
  const { imagePixels } = blogLimits;
  const { data, info } = await decoded(
    picture
      .decode()
      .resize(imagePixels, imagePixels, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer({ resolveWithObject: true }),
  );
  return { bytes: data, width: info.width, height: info.height };
}
