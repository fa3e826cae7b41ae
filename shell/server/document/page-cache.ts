import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { LRUCache } from 'lru-cache';

const brotli = promisify(brotliCompress);

/** Milliseconds for which a page is kept at most: some of what it shows follows the clock. */
const longestLife = 60_000;

/** A page that is the same for every visitor without a session. */
export interface KeptPage {
  readonly html: string;
  readonly compressed: Buffer;
  /** Entity tag of the content, without quotes. */
  readonly tag: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface PageCache {
  get(key: string): KeptPage | undefined;
  /** Compresses a page once and keeps it; the least used leave when there is no room. */
  keep(key: string, html: string, headers: KeptPage['headers']): Promise<KeptPage>;
  /** Bytes that are kept now. */
  size(): number;
}

/** @param maxBytes room for pages, as text and compressed */
export function createPageCache(maxBytes: number): PageCache {
  const pages = new LRUCache<string, KeptPage>({
    maxSize: maxBytes,
    ttl: longestLife,
    sizeCalculation: ({ html, compressed }) => 2 * html.length + compressed.length,
  });
  return {
    get: (key) => pages.get(key),
    keep: async (key, html, headers) => {
      const compressed = await brotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: html.length } });
      const tag = createHash('sha256').update(html).digest('base64url').slice(0, 27);
      const page = { html, compressed, tag, headers };
      pages.set(key, page);
      return page;
    },
    size: () => pages.calculatedSize,
  };
}
