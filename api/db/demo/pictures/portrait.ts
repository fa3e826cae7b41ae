import { createAvatar } from '@dicebear/core';
import * as openPeeps from '@dicebear/open-peeps';
import { seededRandom } from '../seeded-random';
import { hairColors, skinTones, type Look } from './looks';
import { pictureDigits } from './picture-digits';
import { plainSvg } from './plain-svg';

type Options = Parameters<typeof createAvatar<openPeeps.Options>>[1];

/** Clothing colors: muted ones that read on every ground of the design system's pictures, in both themes. */
const clothing = ['3F6FB0', '6F559C', 'B0573F', '5C7A3C', 'B98A2C', 'F6F3EC', '44546A', '9D4269'] as const;
const expressions = ['smile', 'smile', 'calm', 'cute'] as const;
const glasses = ['glasses', 'glasses2', 'glasses3', 'glasses5'] as const;

/**
 * Draws a person as an SVG on a clear ground, which the page fills: the same drawing for the same name on every
 * machine. The drawings are Open Peeps by Pablo Stanley (CC0 1.0).
 */
export function drawPortrait(name: string, [hairstyle, skin, hair]: Look): string {
  const random = seededRandom(Number.parseInt(pictureDigits(name).slice(0, 8), 16));
  const older = hair === 'gray' || hair === 'white';
  const options: Options = {
    head: [hairstyle],
    skinColor: [skinTones[skin]],
    headContrastColor: [hairColors[hair]],
    clothingColor: [random.pick(clothing)],
    face: [older && random.next() < 0.4 ? 'old' : random.pick(expressions)],
    accessories: [random.pick(glasses)],
    accessoriesProbability: random.next() < (older ? 0.5 : 0.25) ? 100 : 0,
    facialHairProbability: 0,
    maskProbability: 0,
  };
  return plainSvg(createAvatar(openPeeps, options).toString());
}
