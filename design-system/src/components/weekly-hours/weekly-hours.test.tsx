import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { nextRange, WeeklyHours } from './weekly-hours';

const render = (value: Parameters<typeof nextRange>[1]) =>
  renderToString(<WeeklyHours label="Working hours" value={value} onChange={() => undefined} />);

test('keeps a time that is none of the steps', () => {
  expect(render([{ day: 1, from: 547, to: 1440 }])).toContain('9:07 AM');
  expect(render([])).not.toContain('9:07 AM');
});

test('adds nine to five, then an hour after the last range, and nothing after midnight', () => {
  const range = (from: number, to: number) => ({ day: 2, from, to });
  expect(nextRange(2, [])).toEqual(range(540, 1020));
  expect(nextRange(2, [range(540, 720), range(300, 360)])).toEqual(range(780, 900));
  expect(nextRange(2, [range(540, 1400)])).toEqual(range(1400, 1440));
  expect(nextRange(2, [range(540, 1440)])).toBeNull();
});
