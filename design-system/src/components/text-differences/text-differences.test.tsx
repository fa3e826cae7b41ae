import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TextDifferences } from './text-differences';

const changesOf = (before: string, after: string) =>
  [
    ...renderToString(<TextDifferences fields={[{ label: 'Summary', before, after }]} />).matchAll(
      /<(ins|del)>.*?<span>(.*?)<\/span><\/\1>/gs,
    ),
  ].map(([, kind, text]) => [kind, text]);

test('texts are compared word by word', () => {
  expect(changesOf('Pay the fee in May', 'Pay a fee in May')).toEqual([
    ['del', 'the'],
    ['ins', 'a'],
  ]);
});

test('amounts, dates and units are compared whole', () => {
  expect(changesOf('Total: $1,800 a month plus $300', 'Total: $1,650 a month plus $300')).toEqual([
    ['del', '$1,800 a month'],
    ['ins', '$1,650 a month'],
  ]);
  expect(changesOf('From Jan 4, 2027, at 9:30', 'From Jan 14, 2028, at 9:45')).toEqual([
    ['del', 'Jan 4, 2027'],
    ['ins', 'Jan 14, 2028'],
    ['del', '9:30'],
    ['ins', '9:45'],
  ]);
});

test('long texts are compared line by line', () => {
  const line = `${'word '.repeat(4_000)}\n`;
  expect(changesOf(`${line}old line\n`, `${line}new line\n`)).toEqual([
    ['del', 'old line\n'],
    ['ins', 'new line\n'],
  ]);
});

test('versions that say the same are said to', () => {
  expect(renderToString(<TextDifferences fields={[{ label: 'Title', before: 'Fees', after: 'Fees' }]} />)).toContain(
    'The two versions say the same.',
  );
});
