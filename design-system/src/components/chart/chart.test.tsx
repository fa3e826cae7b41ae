// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Chart } from './chart';

test('the table has a row for each point, and a dash for what is unknown', () => {
  render(
    <Chart
      label="Response time by day"
      pointTitle="Day"
      points={[
        { short: 'Nov 1', long: 'November 1, 2026' },
        { short: 'Nov 2', long: 'November 2, 2026' },
      ]}
      series={[{ id: 'minutes', label: 'Median', tone: 'main', values: [1_250, null] }]}
      format={(minutes) => `${minutes} min`}
    />,
  );
  expect(screen.queryByRole('table')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'View as Table' }));
  const rows = screen.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(rows).toEqual([
    ['Day', 'Median'],
    ['November 1, 2026', '1250 min'],
    ['November 2, 2026', '–'],
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'View as Chart' }));
  expect(screen.queryByRole('table')).toBeNull();
});
