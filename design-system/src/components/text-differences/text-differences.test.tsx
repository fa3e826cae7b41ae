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
