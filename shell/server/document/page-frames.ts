import { setTimeout as wait } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { navigationLinks } from '../../app/header/navigation-links';
import type { PageRenderer } from '../render/page-renderer';
import type { FrameJob, RenderedFrame } from '../render/render-job';

/** Milliseconds that a frame with somebody's account may take; then the one without any goes out. */
const patience = 100;
/** Frames with an account that are kept; the least used leave first. */
const mostMembers = 500;

export interface PageFrames {
  /** The frame of a page, for whoever asks for it; `null` without a renderer. */
  of(job: FrameJob): Promise<RenderedFrame | null>;
  /** Resolves when the frames of all pages are there that need no account. */
  ready(): Promise<void>;
}

/** Paths whose frames differ: the header marks a link, or has no ground on the home page. */
const framePaths = ['/', ...navigationLinks.map(({ href }) => href), '/-'];

function framePath(pathname: string): string {
  const isBelow = (path: string) => pathname === path || pathname.startsWith(`${path}/`);
  return pathname === '/' ? '/' : (framePaths.slice(1).find(isBelow) ?? '/-');
}

/**
 * Frames of pages, rendered before they are needed: those without an account once for each path that the header tells apart, those
 * of signed-in people when they first come.
 */
export function createPageFrames(renderer: Pick<PageRenderer, 'renderFrame' | 'admits'> | null): PageFrames {
  const frames = new Map<string, Promise<RenderedFrame | null>>();
  const members = new LRUCache<string, RenderedFrame>({ max: mostMembers });

  function withoutAccount(pathname: string, account: null | 'unknown'): Promise<RenderedFrame | null> {
    const key = `${account} ${pathname}`;
    const known = frames.get(key);
    if (known || !renderer) return known ?? Promise.resolve(null);
    const frame = renderer.renderFrame({ pathname, account, responses: {} });
    frames.set(key, frame);
    // What could not be rendered is tried again by the next page that needs it.
    void frame.then((rendered) => rendered ?? frames.delete(key));
    return frame;
  }

  async function ofMember(job: FrameJob): Promise<RenderedFrame | null> {
    const key = JSON.stringify(job);
    const known = members.get(key);
    if (known) return known;
    if (!renderer?.admits()) return null;
    const rendering = renderer.renderFrame(job).then((frame) => {
      if (frame) members.set(key, frame);
      return frame;
    });
    return Promise.race([rendering, wait(patience, null, { ref: false })]);
  }

  return {
    of: async ({ account, responses, ...job }) => {
      const pathname = framePath(job.pathname);
      if (account === null || account === 'unknown') return withoutAccount(pathname, account);
      return (await ofMember({ pathname, account, responses })) ?? withoutAccount(pathname, 'unknown');
    },
    ready: async () => {
      await Promise.all(framePaths.flatMap((path) => [withoutAccount(path, null), withoutAccount(path, 'unknown')]));
    },
  };
}
