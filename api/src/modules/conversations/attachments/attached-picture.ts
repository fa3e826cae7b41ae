import sharp from 'sharp';
import { attachmentLimits } from '../../../contract/limits/messaging';
import { decoded, openPicture } from '../../../platform/pictures/open-picture';

/** Pixels that a picture is stored with: what browsers on phones still show. */
const storedPixels = 60_000_000;

/** A picture as it is stored, with a small one for the thread. */
export interface AttachedPicture {
  readonly bytes: Buffer;
  readonly thumbnail: Buffer;
  readonly width: number;
  readonly height: number;
}

/**
 * Encodes a picture anew in its own format: upright, and without place, time and device. A larger one than browsers
 * show is made smaller.
 * @throws AppError 400 when it is too large or broken
 */
export async function toAttachedPicture(original: Buffer): Promise<AttachedPicture> {
  const { format, pixels, side, decode } = await openPicture(original);
  const scale = Math.min(1, Math.sqrt(storedPixels / pixels));
  return decoded(
    (async () => {
      const shown = Math.floor(side * scale);
      const picture = scale < 1 ? decode().resize(shown, shown, { fit: 'inside' }) : decode();
      const encoded = format === 'jpeg' ? picture.jpeg({ quality: 90, mozjpeg: false }) : picture;
      const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
      const { thumbnailPixels } = attachmentLimits;
      const thumbnail = await sharp(data)
        .resize(thumbnailPixels, thumbnailPixels, { fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 78 })
        .toBuffer();
      return { bytes: data, thumbnail, width: info.width, height: info.height };
    })(),
  );
}
