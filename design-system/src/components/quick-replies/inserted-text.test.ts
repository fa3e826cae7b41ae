import { expect, test } from 'vitest';
import { inserted, slashQuery } from './inserted-text';

const caret = (text: string) => ({ text: text.replace('|', ''), start: text.indexOf('|'), end: text.indexOf('|') });

test.each([
  ['/|', { start: 0, query: '' }],
  ['/fe|', { start: 0, query: 'fe' }],
  ['Hello /fe| there', { start: 6, query: 'fe' }],
  ['Hello\n/fe|', { start: 6, query: 'fe' }],
  ['1/2|', null],
  ['https://|', null],
  ['/fe es|', null],
  ['/fe|es/', { start: 0, query: 'fe' }],
  ['Hello|', null],
])('%s asks for %j', (text, expected) => {
  expect(slashQuery(caret(text))).toEqual(expected);
});

test('nothing is asked for while a part is selected', () => {
  expect(slashQuery({ text: '/fe', start: 0, end: 3 })).toBeNull();
});

test.each([
  ['|', 'Text|'],
  ['Hello|', 'Hello Text|'],
  ['Hello |', 'Hello Text|'],
  ['Hello\n|', 'Hello\nText|'],
  ['|there', 'Text| there'],
  ['| there', 'Text| there'],
])('%s becomes %s', (text, expected) => {
  expect(inserted(caret(text), 'Text')).toEqual(caret(expected));
});

test('takes the place of what is selected', () => {
  expect(inserted({ text: 'Hello /fe', start: 6, end: 9 }, 'Text')).toEqual(caret('Hello Text|'));
});
