import { STATUS_CODES } from 'node:http';
import type { FrameJob, RenderJob } from './render-job';
import { patienceWithRenderers, type RenderPool } from './render-pool';
import { RendererEnded } from './render-process';
import { readAnswer } from './renderer-words';

/** Response of the program of `npm run renderer` when it has no page. */
export interface RemoteRefusal {
  readonly message: string;
  readonly isEndless: boolean;
  /** The area whose release ended the renderer while it was loaded or rendered. */
  readonly area: string | null;
}

/** Milliseconds beyond a page's limit that its answer may take to arrive. */
const grace = 1_000;
/** Milliseconds between two questions whether the renderers are there yet. */
const askEvery = 200;

/** Renderers behind a wall: processes of another user, container or machine, which `npm run renderer` starts. */
export function createRemoteRenderers(
  url: string,
  {
    say = () => undefined,
    patience = patienceWithRenderers,
  }: { say?: (sentence: string) => void; patience?: number } = {},
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
        throw new RendererEnded(`The renderer at ${url} does not answer: ${String(error)}`);
      });
      const said: unknown = await response.json().catch(() => null);
      if (response.ok) {
        const answer = readAnswer(said);
        if (answer) return answer;
        throw new RendererEnded(`The renderer at ${url} said what no renderer says.`);
      }
      const refusal = said as RemoteRefusal | null;
      if (refusal) throw new RendererEnded(refusal.message, refusal.isEndless, refusal.area);
      throw new RendererEnded(STATUS_CODES[response.status] ?? '');
    },
    waiting: () => 0,
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
    renew: () =>
      fetch(`${url}/renew`, { method: 'POST' }).then(
        () => undefined,
        () => undefined,
      ),
    stop: () => {
      isStopped = true;
      return Promise.resolve();
    },
  };
}
