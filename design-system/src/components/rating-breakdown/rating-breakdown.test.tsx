import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RatingBreakdown, wholeStars } from './rating-breakdown';

const rendered = (ratings: readonly number[]) =>
  renderToString(<RatingBreakdown average={4.5} ratings={ratings} chosen={null} onChoose={() => undefined} />);

test('each bar is as long as its share', () => {
  const html = rendered([5, 4, 4, 1]);
  expect([...html.matchAll(/width:(\d+)%/g)].map(([, width]) => Number(width))).toEqual([25, 50, 0, 0, 25]);
});

test.each([
  ['4', 4],
  ['6', null],
  ['0', null],
  ['stars', null],
  [null, null],
  [4.6, 5],
])('%s are %s whole stars', (text, stars) => {
  expect(wholeStars(text)).toBe(stars);
});
