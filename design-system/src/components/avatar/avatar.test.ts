import { expect, test } from 'vitest';
import { initials, smallPicture } from './avatar';

test.each([
  ['Maria Castellanos', 'MC'],
  ['maria de la cruz', 'MC'],
  ['  Cher ', 'C'],
  ['', '?'],
  ['😀 Doe', '😀D'],
  ['Ada 👩🏽‍⚕️', 'A👩🏽‍⚕️'],
  ['E\u0301lan Noe\u0308l', 'E\u0301N'],
])('the initials of %j are %s', (name, letters) => {
  expect(initials(name)).toBe(letters);
});

test('a stored picture has a small copy; other pictures are shown as they are', () => {
  const stored = '/api/avatars/0123456789abcdef0123456789abcdef';
  expect(smallPicture(`${stored}-512.webp`)).toBe(`${stored}-192.webp`);
  for (const other of [`${stored}.webp`, 'https://example.com/a-512.webp?x', 'data:image/png;base64,AAAA'])
    expect(smallPicture(other)).toBe(other);
});
