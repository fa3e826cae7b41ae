import { createAvatar } from '@dicebear/core';
import * as notionists from '@dicebear/notionists';
import { seededRandom } from '../seeded-random';
import { hairTones, skinTones, type Look } from './looks';
import { pictureDigits } from './picture-digits';

type Options = NonNullable<Parameters<typeof createAvatar<notionists.Options>>[1]>;

/** The ink of the portraits: the brand's navy. */
const ink = hairTones.ink;

/** Tints behind the people, by the person's id: the same person has the same one on every page. */
export const portraitGrounds = ['#D5E3F3', '#F3E3C8', '#D7E9DE', '#E4DDF0', '#F4DBD5', '#D9E0E8'] as const;

/** Mouths that are closed or smile, as one has for a portrait; brows, eyes and noses without strong moods. */
const mouths = [3, 14, 17, 21, 22, 23, 30] as const;
const brows = [1, 5, 6, 9, 10, 11, 12] as const;
const eyes = [3, 4, 5] as const;
const noses = Array.from({ length: 20 }, (_, index) => index + 1);

/** Transforms by which the style transforms each part. */
const transforms = { face: '531 487', hair: '266 207', beard: '653 805' } as const;

const drawing = <Name extends string>(number: number): Name[] =>
  number === 0 ? [] : [`variant${String(number).padStart(2, '0')}` as Name];

/** Fills one part of a drawing; a light one gets a line around it, as ink on paper has. */
function filled(
  svg: string,
  part: keyof typeof transforms,
  from: string,
  fill: string,
  outlined = fill !== ink,
): string {
  const group = new RegExp(`(<g transform="translate\\(${transforms[part]}\\)">)(.*?)(</g>)`, 's');
  const line = outlined ? ` stroke="${ink}" stroke-width="14"` : '';
  return svg.replace(
    group,
    (_, open: string, drawn: string, close: string) =>
      `${open}${drawn.replaceAll(`fill="${from}"`, `fill="${fill}"${line}`)}${close}`,
  );
}

/**
 * Draws a person as an SVG in one ink on a tint: the same drawing for the same name and id on every machine. The
 * drawings are Notionists by Zoish (CC0 1.0), as DiceBear composes them (MIT).
 */
export function drawPortrait(name: string, id: number, { hair, beard, glasses, clothes, skin, tone }: Look): string {
  const random = seededRandom(Number.parseInt(pictureDigits(name).slice(0, 8), 16));
  const options: Options = {
    ...{ hair: drawing(hair), body: drawing(clothes), beard: drawing(beard), glasses: drawing(glasses) },
    ...{ lips: drawing(random.pick(mouths)), brows: drawing(random.pick(brows)) },
    ...{ eyes: drawing(random.pick(eyes)), nose: drawing(random.pick(noses)) },
    ...{ beardProbability: beard ? 100 : 0, glassesProbability: glasses ? 100 : 0 },
    ...{ gestureProbability: 0, bodyIconProbability: 0 },
  };
  const drawn = createAvatar(notionists, options).toString();
  const parts = drawn.slice(
    drawn.indexOf(`<g transform="translate(${transforms.face})">`),
    drawn.lastIndexOf('</g></svg>'),
  );
  // A bald head has its own line, since no hair ends it.
  const face = filled(parts, 'face', '#fff', skinTones[skin - 1] ?? skinTones[0], hair === 0);
  const toned = filled(face, 'hair', '#000', hairTones[tone]);
  const inked = filled(toned, 'beard', '#000', hairTones[tone]).replace(/"#000"/g, `"${ink}"`);
  const ground = portraitGrounds[id % portraitGrounds.length] ?? portraitGrounds[0];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="262 190 1200 1200" fill="none"><path fill="${ground}" d="M262 190h1200v1200H262z"/>${inked}</svg>`;
}
