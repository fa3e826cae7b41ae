import { checkGlobal, impossibleHash, integrityGlobal, retryParameter, type IntegrityMap } from '../../routes/integrity';

/** How often each script was asked for. */
const tries = new Map<string, number>();

/**
 * Makes an element run only what was published at its address: the hash is the page's, and an address outside its map gets one
 * that nothing has. A script's later tries get an address of their own, because a browser joins a request for the same one
 * that still hangs, and remembers a preload that failed.
 */
export function checkElement(element: HTMLScriptElement | HTMLLinkElement, url: string): void {
  const earlier = tries.get(url) ?? 0;
  if ('src' in element) {
    tries.set(url, earlier + 1);
    element.src = earlier ? `${url}?${retryParameter}=${earlier}` : url;
  }
  const hashes = (globalThis as { [integrityGlobal]?: IntegrityMap })[integrityGlobal];
  if (!hashes) return;
  element.crossOrigin = 'anonymous';
  element.integrity = hashes[new URL(url, document.baseURI).href] ?? impossibleHash;
}

Object.assign(globalThis, { [checkGlobal]: checkElement });
