import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { profilePictureLimits } from '../../../src/contract/limits/profile';
import { encodePicture, type StoredPicture } from '../../../src/modules/identity/avatars/picture';
import { createFolderStore } from '../../../src/platform/files/file-store';

const cache = createFolderStore(
  fileURLToPath(new URL('../../../../node_modules/.cache/counterpart-pictures', import.meta.url)),
);

/**
 * The picture of an SVG, in both sizes. It is drawn once for each installation: the cache of the build tools holds it
 * for the next empty database. Where that cannot be read or written, each seeding draws.
 */
export async function drawnOnce(svg: string): Promise<StoredPicture> {
  const key = createHash('sha256').update(svg).update(sharp.versions.sharp).digest('hex');
  const read = (size: string) => cache.read(`${key}-${size}.webp`).catch(() => null);
  const [full, small] = await Promise.all([read('full'), read('small')]);
  if (full && small) return { full, small };
  const { pixels } = profilePictureLimits;
  // With the encoder's least effort: files a little larger, in half the time.
  const picture = await encodePicture(sharp(Buffer.from(svg)).resize(pixels, pixels), { effort: 0 });
  await Promise.all([
    cache.save(`${key}-full.webp`, picture.full),
    cache.save(`${key}-small.webp`, picture.small),
  ]).catch(() => undefined);
  return picture;
}
