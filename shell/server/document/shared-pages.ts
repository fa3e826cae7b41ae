import { setTimeout as wait } from 'node:timers/promises';
import type { ChangeFeed } from '../api/change-feed';
import type { MadePage, PageMaking } from './make-page';
import { createRecompression, pageBody, type PageBody } from './page-body';
import type { PageCache } from './page-cache';

/** Limit of pages rendered concurrently; the next request gets its frame, without data. */
const mostMakings = 128;

/** A page that is the same for everyone, with its body compressed once for all who get it. */
export interface SharedPage {
  readonly page: MadePage;
  /** `null` when the page leads elsewhere. */
  readonly body: PageBody | null;
}

/** Response and its origin: the cache, the cache though something changed, or made for those who requested it. */
export type Opened =
  | { readonly from: 'cached' | 'stale'; readonly body: PageBody }
  | ({ readonly from: 'made' } & SharedPage);

interface Options {
  readonly cache: PageCache;
  readonly changes: Pick<ChangeFeed, 'version' | 'count'>;
  /** Milliseconds that a visitor waits for a new page when there is one that was fresh shortly before. */
  readonly patience: number;
  /** State of the renderer's queue; `null` without one. */
  readonly renderer: { isBusy(): boolean; admits(): boolean } | null;
}

export interface SharedPages {
  /**
   * Opens a page for a visitor without a session.
   * @param key everything that two visitors who get the same page have in common
   * @param make begins to make the page; with `withData` false only its frame
   */
  open(key: string, make: (options: { readonly withData: boolean }) => PageMaking): Promise<Opened>;
}

/** A page in the making, which all who ask for it share. */
interface Flight {
  /** Number of changes known when it began. */
  readonly count: number;
  readonly inTime: Promise<SharedPage>;
  /** Settles when there is no more to come. */
  readonly done: Promise<void>;
}

/**
 * Pages shared by all visitors. Concurrent requests share one render; a page finished after the visitors' deadline is
 * cached for later requests; and while a page is revalidated after a change, the stale one is served when the new one
 * is not ready immediately.
 */
export function createSharedPages({ cache, changes, patience, renderer }: Options): SharedPages {
  const flights = new Map<string, Flight>();
  const recompress = createRecompression();

  function begin(key: string, making: PageMaking): Flight {
    const version = changes.version();
    const begunAt = Date.now();
    const inTime = making.inTime.then(share);
    const done = finish(key, { version, begunAt }, making, inTime).finally(() => {
      if (flights.get(key) === flight) flights.delete(key);
    });
    const flight: Flight = { count: changes.count(), inTime, done };
    flights.set(key, flight);
    return flight;
  }

  async function finish(
    key: string,
    { version, begunAt }: { readonly version: number | null; readonly begunAt: number },
    making: PageMaking,
    inTime: Promise<SharedPage>,
  ): Promise<void> {
    try {
      const first = await inTime;
      const last = first.page.isFinal ? first : await making.finished.then((page) => page && share(page));
      if (!last?.page.isFinal) return;
      if (last.page.isWhole && last.body && version !== null) cache.set(key, last.body, version, begunAt);
      // Gone, or leading elsewhere: what was cached of it holds no longer.
      else if (!last.page.isWhole) cache.forget(key);
    } catch {
      // The error reaches the request through `inTime`.
    }
  }

  /**
   * A stale page is rendered anew when that does not wait in vain; behind others only once, however often something
   * changes meanwhile.
   */
  function mayReplace(running: Flight | undefined): boolean {
    if (!renderer || flights.size >= mostMakings) return false;
    return renderer.admits() && !(running && renderer.isBusy());
  }

  return {
    open: async (key, make) => {
      const known = cache.get(key);
      if (known?.isFresh) {
        void recompress(known.body);
        return { from: 'cached', body: known.body };
      }
      const running = flights.get(key);
      const isCurrent = running?.count === changes.count();
      if (known) {
        const flight = isCurrent ? running : mayReplace(running) ? begin(key, make({ withData: true })) : null;
        // An old page is only better than a frame: the new one has until the deadline.
        const made = flight && (await finalWithin(flight, known.isRecent ? patience : null));
        return made ? { from: 'made', ...made } : { from: 'stale', body: known.body };
      }
      if (isCurrent) return { from: 'made', ...(await running.inTime) };
      if (flights.size >= mostMakings)
        return { from: 'made', ...(await share(await make({ withData: false }).inTime)) };
      return { from: 'made', ...(await begin(key, make({ withData: true })).inTime) };
    },
  };
}

/**
 * The page if it is there in time and nothing better would come: no frame of it.
 * @param milliseconds `null` waits until the deadline
 */
async function finalWithin({ inTime }: Flight, milliseconds: number | null): Promise<SharedPage | null> {
  const sure = inTime.catch(() => null);
  const first = await (milliseconds === null ? sure : Promise.race([sure, wait(milliseconds, null, { ref: false })]));
  return first?.page.isFinal ? first : null;
}

async function share(page: MadePage): Promise<SharedPage> {
  return { page, body: page.redirect === undefined ? await pageBody(page.html, page.headers) : null };
}
