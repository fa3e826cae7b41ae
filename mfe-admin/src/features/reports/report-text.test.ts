import { expect, it } from 'vitest';
import { shareText } from './report-text';

it('shares are in percent, of nothing a dash', () => {
  expect([shareText(1, 3), shareText(1, 400), shareText(0, 9), shareText(0, 0)]).toEqual(['33%', '0.3%', '0%', '–']);
});
