import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { contrast } from '../tokens/contrast';
import { dark, light } from '../tokens/palette';
import { Star, starsOf } from './star';

it.each([
  [5, [1, 1, 1, 1, 1]],
  [4.8, [1, 1, 1, 1, 1]],
  [4.6, [1, 1, 1, 1, 0.5]],
  [4.2, [1, 1, 1, 1, 0]],
  [3.3, [1, 1, 1, 0.5, 0]],
  [1, [1, 0, 0, 0, 0]],
])('an average of %d is shown as %j', (average, stars) => {
  expect(starsOf(average)).toEqual(stars);
});

it('half a star ends in its middle, an empty one has its edge alone', () => {
  expect(renderToStaticMarkup(<Star filled={0.5} size={16} />)).toContain('<svg width="12" height="24">');
  expect(renderToStaticMarkup(<Star filled={0} size={16} />)).not.toContain('--cp-star-fill');
});

it.each([light, dark])('is amber, and its edge tells it from every ground (3:1)', (palette) => {
  expect(palette.starFill).toBe('#E2A008');
  for (const ground of ['bgPage', 'bg', 'bgSubtle', 'bgWarm'] as const)
    expect(contrast(palette.star, palette[ground])).toBeGreaterThanOrEqual(3);
});
