import { expect, test } from 'vitest';
import { fileSizeText, sortFiles } from './file-rules';

const megabyte = 1024 * 1024;
const rules = { accept: ['image/png', '.md'], maxSize: megabyte, room: 2 };
const file = (name: string, type: string, size = 10) => new File([new Uint8Array(size)], name, { type });

test.each([
  [840, '840 B'],
  [12 * 1024, '12 KB'],
  [1.44 * megabyte, '1.4 MB'],
  [5 * megabyte, '5 MB'],
  [10.4 * megabyte, '10 MB'],
])('%i bytes read as %s', (bytes, text) => {
  expect(fileSizeText(bytes)).toBe(text);
});

test('takes a file by its type or by its ending, in any case', () => {
  const files = [file('logo.png', 'image/png'), file('NOTES.MD', '')];
  expect(sortFiles(files, rules, {})).toEqual({ taken: files, refusals: [] });
  expect(sortFiles([file('photo.webp', 'image/webp')], { ...rules, accept: ['image/*'] }, {}).taken).toHaveLength(1);
});

test('judges a file whose type the browser does not know by its ending', () => {
  const pictures = { ...rules, accept: ['image/jpeg', 'image/webp'] };
  const files = [file('photo.JPG', ''), file('photo.webp', 'application/octet-stream')];
  expect(sortFiles(files, pictures, {}).taken).toEqual(files);
  expect(sortFiles([file('photo.webp', 'image/heic'), file('photo', '')], pictures, {}).taken).toEqual([]);
});

test('refuses a wrong kind, a file too large and an empty one, each with its name', () => {
  const { taken, refusals } = sortFiles(
    [file('a.gif', 'image/gif'), file('b.png', 'image/png', megabyte + 1), file('c.png', 'image/png', 0)],
    rules,
    {},
  );
  expect(taken).toEqual([]);
  expect(refusals).toEqual([
    'a.gif is not a kind of file that can be used here.',
    'b.png is larger than 1 MB.',
    'c.png is empty.',
  ]);
});

test('takes as many as there is room for and says which were left out', () => {
  const { taken, refusals } = sortFiles(
    ['1', '2', '3'].map((name) => file(`${name}.md`, '')),
    rules,
    {},
  );
  expect(taken.map(({ name }) => name)).toEqual(['1.md', '2.md']);
  expect(refusals).toEqual(['3.md was left out: there is no room for more files.']);
});

test('says a text of the product once', () => {
  const type = 'Please upload a text-based file (.txt, .md) or a PDF';
  expect(sortFiles([file('a.gif', 'image/gif'), file('b.gif', 'image/gif')], rules, { type }).refusals).toEqual([type]);
});
