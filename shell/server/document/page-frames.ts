import { setTimeout as wait } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { NavigationByArea } from '../../page-contract/navigation';
import type { PageRenderer } from '../render/page-renderer';
import type { FrameJob, RenderedFrame } from '../render/render-job';

/** Time limit in milliseconds of a frame with an account; after it the one without is sent. */
const patience = 100;
/** Frames with an account that are cached; the least used leave first. */
const mostUserFrames = 500;
/** Frames without an account that are cached, of the site's settings now and before. */
const mostFrames = 200;

export interface PageFrames {
  /** The frame of a page, with the caller's account; `null` without a renderer. */
  of(job: FrameJob): Promise<RenderedFrame | null>;
  /**
   * Resolves when the frames of all pages are there that need no account.
   * @param navigation links of the header; the last ones when absent
   */
  ready(navigation?: NavigationByArea): Promise<void>;
  /** Another shell is current: its frames are rendered anew, also once its own program renders them. */
  forget(): void;
}

const hrefsOf = (navigation: NavigationByArea): string[] =>
  Object.values(navigation).flatMap((links) => links.map(({ href }) => href));

/** The path whose frame a page has: the header marks a link, or has no ground on the home page. */
function framePath(pathname: string, navigation: NavigationByArea): string {
  const isBelow = (path: string) => pathname === path || pathname.startsWith(`${path}/`);
  return pathname === '/' ? '/' : (hrefsOf(navigation).find(isBelow) ?? '/-');
}

/**
 * Frames of pages, rendered before they are needed: those without an account once for each path that the header tells
 * apart, those of signed-in people when they first come.
 */
export function createPageFrames(
  renderer: Pick<PageRenderer, 'renderFrame' | 'admits' | 'onRenewed'> | null,
): PageFrames {
  const frames = new LRUCache<string, Promise<RenderedFrame | null>>({ max: mostFrames });
  const userFrames = new LRUCache<string, RenderedFrame>({ max: mostUserFrames });
  let generation = 0;
  let latest: NavigationByArea = {};

  function withoutAccount(
    pathname: string,
    account: null | 'unknown',
    site: FrameJob['site'],
    navigation: NavigationByArea,
  ): Promise<RenderedFrame | null> {
    const key = `${account} ${pathname} ${JSON.stringify([site, navigation])}`;
    const known = frames.get(key);
    if (known || !renderer) return known ?? Promise.resolve(null);
    const frame = renderer.renderFrame({ pathname, account, responses: {}, site, navigation });
    frames.set(key, frame);
    // What could not be rendered is retried by the next page that needs it.
    void frame.then((rendered) => rendered ?? frames.delete(key));
    return frame;
  }

  async function ofUser(job: FrameJob): Promise<RenderedFrame | null> {
    const key = JSON.stringify(job);
    const known = userFrames.get(key);
    if (known) return known;
    if (!renderer?.admits()) return null;
    const begun = generation;
    const rendering = renderer.renderFrame(job).then((frame) => {
      if (frame && begun === generation) userFrames.set(key, frame);
      return frame;
    });
    return Promise.race([rendering, wait(patience, null, { ref: false })]);
  }

  const ready = async (navigation = latest) => {
    latest = navigation;
    const framePaths = ['/', ...hrefsOf(navigation), '/-'];
    const accounts = ['unknown', null] as const;
    await Promise.all(
      framePaths.flatMap((path) => accounts.map((account) => withoutAccount(path, account, undefined, navigation))),
    );
  };
  const forget = () => {
    generation += 1;
    frames.clear();
    userFrames.clear();
  };
  // Until every renderer was renewed, one of the program before may have rendered some of them.
  renderer?.onRenewed(() => {
    forget();
    void ready();
  });

  return {
    of: async ({ account, responses, site, navigation, ...job }) => {
      latest = navigation;
      const pathname = framePath(job.pathname, navigation);
      if (account === null || account === 'unknown') return withoutAccount(pathname, account, site, navigation);
      const own = await ofUser({ pathname, account, responses, site, navigation });
      return own ?? withoutAccount(pathname, 'unknown', site, navigation);
    },
    ready,
    forget,
  };
}
