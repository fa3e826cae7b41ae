import { STATUS_CODES } from 'node:http';
import type { FrameJob, RenderAnswer, RenderJob } from './render-job';
import type { RenderPool } from './render-pool';
import { RendererEnded } from './render-process';

/** What the program of `npm run renderer` answers when it has no page. */
export interface RemoteRefusal {
  readonly message: string;
  readonly isEndless: boolean;
  /** The area whose release ended the renderer while it was loaded. */
  readonly area: string | null;
}

/** Milliseconds beyond a page's limit that its answer may take to arrive. */
const grace = 1_000;
/** Milliseconds that the shell's server waits for them before it starts without. */
const awaited = 10_000;
/** Milliseconds between two questions whether the renderers are there yet. */
const askEvery = 200;

/** The renderers cannot be reached, which is no release's fault. */
export class RendererUnreachable extends Error {}

/** Renderers behind a wall: processes of another user, container or machine, which `npm run renderer` starts. */
export function createRemoteRenderers(
  url: string,
  { say = () => undefined, patience = awaited }: { say?: (sentence: string) => void; patience?: number } = {},
): RenderPool {
  const isThere = async () => (await fetch(`${url}/health`).catch(() => null))?.ok === true;
  let isStopped = false;
  return {
    run: async (job: RenderJob | FrameJob, limit: number) => {
      const response = await fetch(`${url}/render`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ job, limit }),
        signal: AbortSignal.timeout(limit + grace),
      }).catch((error: unknown) => {
        throw new RendererUnreachable(`The renderer at ${url} does not answer: ${String(error)}`);
      });
      if (response.ok) return (await response.json()) as RenderAnswer;
      const refusal = (await response.json().catch(() => null)) as RemoteRefusal | null;
      if (refusal) throw new RendererEnded(refusal.message, refusal.isEndless, refusal.area);
      throw new RendererEnded(STATUS_CODES[response.status] ?? '', false);
    },
    ready: async () => {
      const end = Date.now() + patience;
      while (!isStopped && !(await isThere())) {
        if (Date.now() > end) {
          say(`The renderer at ${url} does not answer: pages are rendered by browsers until it does.`);
          return;
        }
        await new Promise((resolve) => setTimeout(resolve, askEvery));
      }
    },
    renew: () => void fetch(`${url}/renew`, { method: 'POST' }).catch(() => undefined),
    stop: () => {
      isStopped = true;
      return Promise.resolve();
    },
  };
}
