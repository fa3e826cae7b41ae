import { whenIdle } from '../../sdk/browser/when-idle';

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/**
 * Called with the URL of a link that came into view, when the browser has nothing else to do. The next link waits for
 * it: files that hang take a browser's few connections to a site, and people's own requests need them.
 */
type Preload = (path: string) => Promise<void>;

export interface LinksInView {
  /** Watches a link until the returned function is called. */
  watch(link: Element, path: string): () => void;
}

/**
 * Has what is behind the links that people see prefetched, one after the other, once the page is there and the browser
 * idle.
 */
export function createLinksInView(preload: Preload): LinksInView {
  const paths = new Map<Element, string>();
  const waiting = new Set<string>();
  const done = new Set<string>();
  let isDraining = false;

  const observer =
    typeof IntersectionObserver === 'undefined' || !mayPrefetch()
      ? null
      : new IntersectionObserver((entries) => {
          for (const { isIntersecting, target } of entries) {
            const path = paths.get(target);
            if (!isIntersecting || path === undefined || done.has(path)) continue;
            waiting.add(path);
          }
          drainWhenIdle();
        });

  function drainWhenIdle(): void {
    if (isDraining || !waiting.size) return;
    isDraining = true;
    whenLoaded(() =>
      whenIdle(() => {
        const [path] = waiting;
        if (path === undefined) return;
        waiting.delete(path);
        done.add(path);
        const next = () => {
          isDraining = false;
          drainWhenIdle();
        };
        preload(path).then(next, next);
      }),
    );
  }

  return {
    watch: (link, path) => {
      paths.set(link, path);
      observer?.observe(link);
      return () => {
        paths.delete(link);
        observer?.unobserve(link);
      };
    },
  };
}

/** No data allowance is spent on pages that may not be opened. */
function mayPrefetch(): boolean {
  const { saveData, effectiveType = '4g' } = (navigator as { readonly connection?: Connection }).connection ?? {};
  return !saveData && !effectiveType.includes('2g');
}

function whenLoaded(then: () => void): void {
  if (document.readyState === 'complete') then();
  else addEventListener('load', then, { once: true });
}
