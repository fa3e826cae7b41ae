// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { impossibleHash, integrityGlobal } from '../../page-contract/integrity';
import { areaLoadLimit } from '../../app/areas/area-limits';
import { checkElement } from './checked-loading';
import { prefetchFiles } from './prefetch-files';

const links = () =>
  [...document.querySelectorAll('link')].map(({ rel, as, href, integrity, crossOrigin }) => ({
    rel,
    as,
    path: new URL(href).pathname,
    integrity,
    crossOrigin,
  }));

afterEach(() => {
  document.head.replaceChildren();
});

it('requests all files together with their hashes, each once; those of slots at low priority until the page opens', () => {
  const absolute = (path: string) => new URL(path, document.baseURI).href;
  vi.stubGlobal(integrityGlobal, { [absolute('/a.js')]: 'sha384-a', [absolute('/a.css')]: 'sha384-b' });
  vi.stubGlobal('performance', { getEntriesByName: (name: string) => (name === absolute('/loaded.js') ? [{}] : []) });
  prefetchFiles({ page: ['/a.js', '/a.css', '/loaded.js'], slots: ['/slot.js'] }, false);
  prefetchFiles({ page: ['/a.js', '/unknown.js'], slots: ['/slot.js', '/next-slot.js'] }, true);
  const expected = (rel: string, as: string, path: string, integrity = impossibleHash) => ({
    rel,
    as,
    path,
    integrity,
    crossOrigin: 'anonymous',
  });
  expect(links()).toEqual([
    expected('preload', 'script', '/a.js', 'sha384-a'),
    expected('preload', 'style', '/a.css', 'sha384-b'),
    expected('prefetch', 'script', '/slot.js'),
    expected('preload', 'script', '/unknown.js'),
    expected('preload', 'script', '/next-slot.js'),
  ]);
});

/** The URL that a script gets for a file now. */
function scriptUrl(path: string): string | null {
  const script = document.createElement('script');
  checkElement(script, path);
  return script.getAttribute('src');
}

it('lets code ask anew for a file whose request hangs or failed, and join one that is there', () => {
  vi.useFakeTimers();
  prefetchFiles({ page: ['/hangs.js', '/fails.js', '/comes.js'], slots: [] }, false);
  const [, fails, comes] = document.querySelectorAll('link');
  fails?.dispatchEvent(new Event('error'));
  comes?.dispatchEvent(new Event('load'));
  expect(scriptUrl('/fails.js')).toBe('/fails.js?retry=1');
  vi.advanceTimersByTime(areaLoadLimit);
  expect(scriptUrl('/hangs.js')).toBe('/hangs.js?retry=1');
  expect(scriptUrl('/comes.js')).toBe('/comes.js');
  vi.useRealTimers();
});
