import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RankedList } from './ranked-list';

const list = { label: 'By state', headings: ['State', 'People'] } as const;

test('draws each bar as long as its share of the largest', () => {
  const rows = [
    { id: 1, label: 'Texas', count: 40 },
    { id: 2, label: 'Utah', count: 10 },
  ];
  const html = renderToString(<RankedList {...list} rows={rows} />);
  expect([...html.matchAll(/width:(\d+)%/g)].map(([, percent]) => percent)).toEqual(['100', '25']);
  expect(html).not.toContain('Change');
});

test('has a column for changes when a row has one', () => {
  const html = renderToString(
    <RankedList {...list} rows={[{ id: 1, label: 'Texas', count: 0, change: 'No change' }]} />,
  );
  expect(html).toContain('<th scope="col">Change</th>');
  expect(html).toContain('width:0%');
});
