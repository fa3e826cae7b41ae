import {
  checkGlobal,
  impossibleHash,
  integrityGlobal,
  retryParameter,
  type IntegrityMap,
} from '../../page-contract/integrity';
import { overrideGlobal } from '../../page-contract/override';

/** Number of requests of each script, by absolute URL. */
const tries = new Map<string, number>();

/** Counts a request of a file that failed or hangs: the next script with this absolute URL gets one of its own. */
export function countTry(href: string): void {
  tries.set(href, (tries.get(href) ?? 0) + 1);
}

/**
 * Makes an element run only what was published at its URL: the hash is the page's, and a URL outside its map gets one
 * that nothing has. A script's retries get a URL of their own, because a browser joins a request for the same one
 * that still hangs, and remembers a preload that failed. The files of a developer's machine have no hashes.
 */
export function checkElement(element: HTMLScriptElement | HTMLLinkElement, url: string): void {
  const { href } = new URL(url, document.baseURI);
  if ('src' in element) {
    const earlier = tries.get(href) ?? 0;
    countTry(href);
    element.src = earlier ? `${url}?${retryParameter}=${earlier}` : url;
  }
  const scope = globalThis as { [integrityGlobal]?: IntegrityMap; [overrideGlobal]?: string };
  const hashes = scope[integrityGlobal];
  if (!hashes) return;
  element.crossOrigin = 'anonymous';
  if (new URL(href).origin === scope[overrideGlobal]) return;
  element.integrity = hashes[href] ?? impossibleHash;
}

Object.assign(globalThis, { [checkGlobal]: checkElement });
