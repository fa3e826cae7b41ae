import { PNG } from 'pngjs';
import { expect, it } from 'vitest';
import { comparePictures } from './compare-pictures';

/** A picture of one color, with some pixels in another. */
function picture(
  width: number,
  height: number,
  color: readonly number[],
  spots: readonly number[] = [],
  spotColor: readonly number[] = [0, 0, 0],
): Buffer {
  const png = new PNG({ width, height });
  for (let pixel = 0; pixel < width * height; pixel++)
    png.data.set([...(spots.includes(pixel) ? spotColor : color), 255], pixel * 4);
  return PNG.sync.write(png);
}
const blue = [23, 80, 143];

it('says nothing of the same picture', () => {
  expect(comparePictures(picture(4, 4, blue), picture(4, 4, blue))).toEqual({ pixels: 0, difference: null });
});

it('says nothing when only the packing of the file differs', () => {
  const packed = PNG.sync.write(PNG.sync.read(picture(4, 4, blue)), { deflateLevel: 0 });
  expect(comparePictures(picture(4, 4, blue), packed)).toEqual({ pixels: 0, difference: null });
});

it('counts each pixel, also one that differs by the least there is', () => {
  const { pixels, difference } = comparePictures(picture(4, 4, blue), picture(4, 4, blue, [0, 5], [24, 80, 143]));
  expect(pixels).toBe(2);
  expect(PNG.sync.read(difference!)).toMatchObject({ width: 4, height: 4 });
});

it('counts what only one of them has', () => {
  expect(comparePictures(picture(4, 4, blue), picture(4, 6, blue)).pixels).toBe(8);
  expect(comparePictures(picture(6, 4, blue), picture(4, 4, blue)).pixels).toBe(8);
});
