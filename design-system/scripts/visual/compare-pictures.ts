import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

export interface Comparison {
  /** Pixels that are not the same; a pixel that only one picture has counts. */
  readonly pixels: number;
  /** Differences in red over a pale picture; `null` when there are none. */
  readonly difference: Buffer | null;
}

/** Compares two PNG files pixel by pixel, without tolerance: both come from the same browser on the same machine. */
export function comparePictures(before: Buffer, after: Buffer): Comparison {
  if (before.equals(after)) return { pixels: 0, difference: null };
  const [one, other] = [PNG.sync.read(before), PNG.sync.read(after)];
  const width = Math.max(one.width, other.width);
  const height = Math.max(one.height, other.height);
  const difference = new PNG({ width, height });
  const pixels = pixelmatch(
    enlarge(one, width, height).data,
    enlarge(other, width, height).data,
    difference.data,
    width,
    height,
    { threshold: 0, includeAA: true },
  );
  return pixels === 0 ? { pixels, difference: null } : { pixels, difference: PNG.sync.write(difference) };
}

/** The picture at the top left of a transparent sheet: what only one of two pictures has differs from it. */
function enlarge(picture: PNG, width: number, height: number): PNG {
  if (picture.width === width && picture.height === height) return picture;
  const sheet = new PNG({ width, height });
  PNG.bitblt(picture, sheet, 0, 0, picture.width, picture.height, 0, 0);
  return sheet;
}
