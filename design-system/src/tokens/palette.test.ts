import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { contrast } from './contrast';
import { avatarGrounds, dark, light, onAvatar, pictureGrounds, type Palette } from './palette';

type Role = keyof Palette;

const grounds: readonly Role[] = ['bgPage', 'bg', 'bgSubtle', 'bgWarm'];
const texts: readonly Role[] = [
  'text',
  'text2',
  'text3',
  'placeholder',
  'disabled',
  'primary',
  'accent',
  'success',
  'warning',
  'error',
  'star',
];
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
  ['success', 'primaryBg'],
  ['bg', 'text'],
  ['onPrimary', 'disabled'],
];

/** Everything a control can lie on: the page, cards, and tinted areas such as alerts and chosen options. */
const surfaces: readonly Role[] = [...grounds, 'primaryBg', 'accentBg', 'successBg', 'warningBg', 'errorBg'];
/** Edges of controls and the focus ring (WCAG 1.4.11). The next test holds the components to this list. */
const edges = ['borderControl', 'primary', 'primaryBorder', 'error'] as const satisfies readonly Role[];

describe.each([
  ['light', light],
  ['dark', dark],
] as const)('%s theme', (_name, palette) => {
  test('pictures drawn in black ink read on six grounds of their own (4.5:1)', () => {
    const colors = pictureGrounds.map((ground) => palette[ground]);
    expect(new Set(colors).size).toBe(6);
    for (const color of colors) expect(contrast('#000000', color), color).toBeGreaterThanOrEqual(4.5);
  });

  test.each(texts.flatMap((text) => grounds.map((ground) => [text, ground] as const)))(
    '%s reads on %s (4.5:1)',
    (text, ground) => {
      expect(contrast(palette[text], palette[ground])).toBeGreaterThanOrEqual(4.5);
    },
  );

  test.each(pairs)('%s reads on %s (4.5:1)', (ink, ground) => {
    expect(contrast(palette[ink], palette[ground])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(edges.flatMap((edge) => surfaces.map((surface) => [edge, surface] as const)))(
    'the edge or focus ring %s shows on %s (3:1)',
    (edge, surface) => {
      expect(contrast(palette[edge], palette[surface])).toBeGreaterThanOrEqual(3);
    },
  );
});

test('focus rings and edges of controls are drawn in colors that were computed above', () => {
  const folder = fileURLToPath(new URL('..', import.meta.url));
  const known = new Set<string>(['--cp-border-control', '--cp-primary', '--cp-primary-border', '--cp-error']);
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /^(components|internal|theme)\/.*\.tsx?$/.test(file) && !/\.(stories|test|generated|docs)\./.test(file),
  );
  const rings = sources.flatMap((file) => {
    const source = readFileSync(join(folder, file), 'utf8');
    const drawn = [
      ...source.matchAll(/outline: ?2px solid ([^;}]+)|&:focus-visible \{[^}]*box-shadow: 0 0 0 1px ([^;]+)/g),
    ];
    return drawn.map(([, outline, shadow]) => `${file}: ${outline ?? shadow}`);
  });
  expect(rings.length).toBeGreaterThan(5);
  expect(
    rings.filter(
      (ring) =>
        !ring.includes('Highlight') &&
        ![...ring.matchAll(/var\((--cp-[\w-]+)\)/g)].every(([, name = '']) => known.has(name)),
    ),
  ).toEqual([]);
  expect(readFileSync(join(folder, 'internal/styles.ts'), 'utf8')).toContain(
    'border: 1px solid var(--cp-border-control)',
  );
  expect(readFileSync(join(folder, 'internal/choice-styles.ts'), 'utf8')).toContain(
    'border: 1px solid var(--cp-border-control)',
  );
});

test.each(avatarGrounds)('initials read on %s (4.5:1)', (ground) => {
  expect(contrast(onAvatar, ground)).toBeGreaterThanOrEqual(4.5);
});

test('black on white is the known 21:1', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
});
