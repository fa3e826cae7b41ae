import { describe, expect, test } from 'vitest';
import { contrast } from './contrast';
import { avatarGrounds, dark, light, onAvatar, type Palette } from './palette';

type Role = keyof Palette;

const grounds: readonly Role[] = ['bgPage', 'bg', 'bgSubtle'];
const texts: readonly Role[] = ['text', 'text2', 'text3', 'placeholder', 'primary', 'accent', 'success', 'warning', 'error', 'star'];
/** Text on a ground of its own. */
const pairs: readonly (readonly [ink: Role, ground: Role])[] = [
  ['onPrimary', 'primary'],
  ['onPrimary', 'primaryHover'],
  ['onPrimary', 'primaryActive'],
  ['onError', 'error'],
  ['onError', 'errorHover'],
  ['primary', 'primaryBg'],
  ['accent', 'accentBg'],
  ['success', 'successBg'],
  ['warning', 'warningBg'],
  ['error', 'errorBg'],
  ['text', 'primaryBg'],
  ['text', 'successBg'],
  ['text', 'warningBg'],
  ['text', 'errorBg'],
  ['text2', 'primaryBg'],
  ['text3', 'primaryBg'],
];

describe.each([
  ['light', light],
  ['dark', dark],
] as const)('%s theme', (_name, palette) => {
  test.each(texts.flatMap((text) => grounds.map((ground) => [text, ground] as const)))('%s reads on %s (4.5:1)', (text, ground) => {
    expect(contrast(palette[text], palette[ground])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(pairs)('%s reads on %s (4.5:1)', (ink, ground) => {
    expect(contrast(palette[ink], palette[ground])).toBeGreaterThanOrEqual(4.5);
  });

  test.each((['borderControl', 'primary', 'primaryBorder'] as const).flatMap((edge) => grounds.map((ground) => [edge, ground] as const)))(
    'the edge or focus ring %s shows on %s (3:1)',
    (edge, ground) => {
      expect(contrast(palette[edge], palette[ground])).toBeGreaterThanOrEqual(3);
    },
  );
});

test.each(avatarGrounds)('initials read on %s (4.5:1)', (ground) => {
  expect(contrast(onAvatar, ground)).toBeGreaterThanOrEqual(4.5);
});

test('black on white is the known 21:1', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
});
