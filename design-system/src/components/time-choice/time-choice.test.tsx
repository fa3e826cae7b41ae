import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TimeChoice, type FreeDay } from './time-choice';

const day = (id: string, label: string): FreeDay => ({
  ...{ id, label, weekday: label.slice(0, 3), date: 'Feb 1' },
  times: [{ value: `${id}-nine`, label: `9:00 AM on ${id}` }],
});
const render = (chosen: string | null, days = [day('a', 'Monday'), day('b', 'Tuesday')]) =>
  renderToString(
    <TimeChoice days={days} day={chosen} value={null} onDayChange={() => undefined} onChange={() => undefined} />,
  );

test('shows the times of the chosen day, and those of the first one when that day has none', () => {
  expect(render('b')).toContain('9:00 AM on b');
  expect(render('gone')).toContain('9:00 AM on a');
  expect(render('gone')).not.toContain('9:00 AM on b');
});

test('shows nothing without days', () => {
  expect(render(null, [])).toBe('');
});
