// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { checkGlobal, impossibleHash, integrityGlobal } from '../../page-contract/integrity';
import { checkElement } from './checked-loading';

const known = `sha384-${'b'.repeat(64)}`;

const published = ['/assets/known.js', '/assets/again.js'].map(
  (path) => [new URL(path, document.baseURI).href, known] as const,
);
beforeEach(() => vi.stubGlobal(integrityGlobal, Object.fromEntries(published)));
function checked(url: string, tag: 'script' | 'link' = 'script') {
  const element = document.createElement(tag);
  checkElement(element, url);
  return element;
}

it('gives an element the hash of its URL', () => {
  expect(checked('/assets/known.js')).toMatchObject({ integrity: known, crossOrigin: 'anonymous' });
});

it('gives a URL that was not published a hash that nothing has', () => {
  expect(checked('/assets/unknown.js').integrity).toBe(impossibleHash);
  expect(checked('https://elsewhere.test/known.js').integrity).toBe(impossibleHash);
  expect(checked('/assets/unknown.css', 'link').integrity).toBe(impossibleHash);
});

it('gives retries of a script a URL of their own, with the hash of the file', () => {
  const url = new URL('/assets/again.js', document.baseURI).href;
  expect(checked(url).getAttribute('src')).toBe(url);
  const second = checked(url);
  expect(second.getAttribute('src')).toBe(`${url}?retry=1`);
  expect(second.integrity).toBe(known);
});

it('is what every build’s loader finds', () => {
  expect((globalThis as unknown as Record<string, unknown>)[checkGlobal]).toBe(checkElement);
});
