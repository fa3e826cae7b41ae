// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LinkedText } from './linked-text';

const linksIn = (text: string) => {
  render(<LinkedText text={text} />);
  expect(document.body.textContent).toBe(text);
  return screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
};

test.each([
  ['See https://example.com/a?b=1#c.', [['https://example.com/a?b=1#c', 'https://example.com/a?b=1#c']]],
  ['(http://example.com/a_(b)), then', [['http://example.com/a_(b)', 'http://example.com/a_(b)']]],
  ['At www.example.com!', [['www.example.com', 'http://www.example.com']]],
  ['HTTPS://Example.com', [['HTTPS://Example.com', 'HTTPS://Example.com']]],
  ['Write to maya@example.com, please', [['maya@example.com', 'mailto:maya@example.com']]],
  [
    'https://a.example/1 and\nhttps://b.example/2',
    [
      ['https://a.example/1', 'https://a.example/1'],
      ['https://b.example/2', 'https://b.example/2'],
    ],
  ],
  ['javascript:alert(1) data:text/html,x ftp://example.com //example.com invoice.pl notes.md 1.5.2', []],
  ['https://he.example/ש/b', [['https://he.example/ש/b', 'https://he.example/ש/b']]],
  ['<a href="https://example.com/">x</a>', [['https://example.com/', 'https://example.com/']]],
  ['Nothing here', []],
])('%j has the links %j', (text, expected) => {
  expect(linksIn(text)).toEqual(expected);
});

test('a link opens in a new tab and says nothing of where it stood', () => {
  render(<LinkedText text="https://example.com" />);
  const link = screen.getByRole('link');
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener nofollow ugc']);
});
