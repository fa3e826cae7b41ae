import type { RouteFiles } from '../../page-contract/release-set';
import { areaLoadLimit } from '../../app/areas/area-limits';
import { checkElement, countTry } from './checked-loading';

const requested = new Set<string>();

/**
 * Starts fetching the files of a page, that code would request one after the other, all in parallel and each once. None
 * of them is executed.
 * @param isOpening the page opens now; before, the code of its slots is left to the browser's idle time, and may stay
 * unused
 */
export function prefetchFiles({ page, slots }: RouteFiles, isOpening: boolean): void {
  page.forEach((url) => request(url, 'preload'));
  slots.forEach((url) => request(url, isOpening ? 'preload' : 'prefetch'));
}

function request(url: string, rel: 'preload' | 'prefetch'): void {
  const { href } = new URL(url, document.baseURI);
  // What the page loaded itself is in the browser's list, whatever initiated it.
  if (requested.has(href) || performance.getEntriesByName(href).length) return;
  requested.add(href);
  const link = document.createElement('link');
  link.rel = rel;
  link.as = url.endsWith('.css') ? 'style' : 'script';
  checkElement(link, href);
  if (rel === 'preload') standAside(link, href);
  link.href = href;
  document.head.append(link);
}

/** A request that fails or hangs must not be joined by the code that needs the file. */
function standAside(link: HTMLLinkElement, href: string): void {
  const timer = setTimeout(() => countTry(href), areaLoadLimit);
  link.onload = () => clearTimeout(timer);
  link.onerror = () => {
    clearTimeout(timer);
    countTry(href);
  };
}
