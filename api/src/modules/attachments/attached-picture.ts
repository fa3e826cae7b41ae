import sharp from 'sharp';
import { attachmentLimits } from '../../contract/limits/messaging';
import { notAnAttachment } from './attachments.errors';

/** Pixels a picture may have: what a camera makes, not what fills the memory. */
const mostPixels = 60_000_000;

/** A picture as it is stored, with a small one for the thread. */
export interface AttachedPicture {
  readonly bytes: Buffer;
  readonly thumbnail: Buffer;
  readonly width: number;
  readonly height: number;
}

/**
 * Encodes a picture anew in its own format: upright, and without place, time and device. An animation keeps its first
 * frame.
 * @throws AppError 400 when it is broken or too large
 */
export async function toAttachedPicture(original: Buffer): Promise<AttachedPicture> {
  try {
    const picture = sharp(original, { limitInputPixels: mostPixels, failOn: 'error' }).autoOrient();
    const { format } = await picture.metadata();
    const encoded = format === 'jpeg' ? picture.jpeg({ quality: 90, mozjpeg: false }) : picture;
    const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
    const { thumbnailPixels: side } = attachmentLimits;
    const thumbnail = await sharp(data)
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 78 })
      .toBuffer();
    return { bytes: data, thumbnail, width: info.width, height: info.height };
  } catch {
    throw notAnAttachment();
  }
}
