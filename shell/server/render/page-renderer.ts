import { availableParallelism } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { createCircuits } from '@counterpart/api/hosting/circuits';
import { LRUCache } from 'lru-cache';
import { createFirstPages } from './first-pages';
import { createRenderAdmission } from './render-admission';
import type { FrameJob, Rendered, RenderResult, RenderedFrame, RenderJob, RenderPhase, ServerFile } from './render-job';
import { createRemoteRenderers } from './remote-renderers';
import { createRenderPool, patienceWithRenderers, type RenderPool } from './render-pool';
import { RendererEnded } from './render-process';

/** Milliseconds for which a release or page that failed is not retried. */
const circuitBackoff = { first: 5_000, longest: 5 * 60_000 };
/** Queue limit for a worker; further pages are left to the browser immediately. */
const longestQueue = 64;
/**
 * Pages of a release that may throw or be late in a row before all of its pages are left to the browser for a while.
 */
const toleratedPages = 2;
/** Renderers that a release may fill before all of its pages are left to the browser for a while. */
const toleratedLeaks = 1;
/** Milliseconds after which a worker that is still on a page is ended, unless the deadline is later. */
const leastWorkerLimit = 2_000;
/** Errors of a release outside of its pages before all of its pages are left to the browser for a while. */
const toleratedStrays = 2;
/** Milliseconds between two words on pages that were refused because too many wait, and on errors outside of pages. */
const repeatedEvery = 5_000;

type Completed = Extract<RenderResult, { kind: 'answered' }>;
type Failure = Extract<RenderResult, { kind: 'failure' }>;

/** Reason a page is left to the browser, for the log. */
export interface RenderFailure {
  readonly area: string;
  readonly version: string;
  readonly phase: RenderPhase;
  readonly path: string;
  readonly message: string;
}

interface Options {
  /** The renderer's program, from the server build of the shell that is current. */
  readonly program: () => string;
  /** Published releases. */
  readonly releasesFolder: string;
  /** URL of renderers that this process does not start itself. */
  readonly rendererUrl?: string | null;
  /** Milliseconds that a page may take. */
  readonly deadline: number;
  readonly workers?: number;
  /** Milliseconds that `ready` waits; for the renderers' usual time when absent. */
  readonly patience?: number;
  readonly onFailure: (failure: RenderFailure) => void;
  /** Called with a sentence when a renderer ends, and when one is back. */
  readonly say?: (sentence: string, area?: string | null) => void;
}

/** A page that is being rendered. Neither promise rejects. */
export interface Rendering {
  /** The rendered page or where its route leads; `null` at the deadline, or as soon as the browser has to render it. */
  readonly inTime: Promise<Rendered | null>;
  /** The same, however late; `null` when it could not be rendered. */
  readonly finished: Promise<Rendered | null>;
}

export interface PageRenderer {
  render(job: RenderJob): Rendering;
  /** A page's frame; `null` when it cannot be had. Frames are few and never wait for admission. */
  renderFrame(job: FrameJob): Promise<RenderedFrame | null>;
  /** True while every worker has something to do. */
  isBusy(): boolean;
  /** False when a page that is begun now would not be there by the deadline. */
  admits(): boolean;
  /** Number of pages and frames that wait for a renderer of this process. */
  readonly waiting: () => number;
  /** Resolves when every worker is ready to render, or with a sentence when that takes too long. */
  ready(): Promise<void>;
  /** Other releases or another shell are served now: what was loaded before is to leave nothing behind. */
  renew(): void;
  /** @param listener called whenever that is done */
  onRenewed(listener: () => void): void;
  stop(): Promise<void>;
}

const refused: Rendering = { inTime: Promise.resolve(null), finished: Promise.resolve(null) };

/** Renders pages in processes, so that whatever an area's code does ends with its process. */
export function createPageRenderer({
  program,
  releasesFolder,
  rendererUrl = null,
  deadline,
  workers = Math.max(2, availableParallelism() - 1),
  patience = patienceWithRenderers,
  onFailure,
  say = () => undefined,
}: Options): PageRenderer {
  const circuits = createCircuits(circuitBackoff);
  const admission = createRenderAdmission({ workers, deadline, longestQueue });
  const firstPages = createFirstPages();
  const pool: RenderPool =
    rendererUrl === null
      ? createRenderPool({ program, releasesFolder, workers, say, onLeak: recordLeak, onStray: recordStray, patience })
      : createRemoteRenderers(rendererUrl, { say, patience });
  const workerLimit = Math.max(leastWorkerLimit, deadline);
  let refusals = 0;
  let refusalsSaidAt = 0;
  const straysSaidAt = new LRUCache<string, number>({ max: 100 });
  const renewedListeners = new Set<() => void>();

  /** Resolves with the renderer's answer, or with why there is none. What waits is let wait: it was admitted. */
  async function run(job: RenderJob | FrameJob): Promise<RenderResult> {
    try {
      return (await pool.run(job, workerLimit)).result;
    } catch (error) {
      const { isEndless, area, message } = error instanceof RendererEnded ? error : new RendererEnded(String(error));
      // Without an area nothing is held against its release: it is rendered here as soon as renderers are back.
      return { kind: 'failure', phase: isEndless ? 'endless' : 'worker', area: area ?? '', message };
    }
  }

  async function finish(job: RenderJob): Promise<Completed | null> {
    admission.entered();
    const result = await run(job);
    admission.left(result.kind === 'answered' ? result.took : null);
    if (result.kind === 'failure') recordFailure(job, result);
    if (result.kind !== 'answered') return null;
    recordTime(job, result);
    return result;
  }

  /**
   * A page that is late is finished and cached all the same; a release whose code is warm and late again and again is
   * too slow for the server.
   */
  function recordTime(job: RenderJob, { took, isWarm }: Completed): void {
    if (took <= deadline) {
      for (const key of keysOf(job)) circuits.succeeded(key);
      return;
    }
    const area = job.files[0]?.area ?? '';
    const message = `Rendered within ${Math.round(took)} ms instead of ${deadline}.`;
    recordFailure(job, { kind: 'failure', phase: 'late', area, message }, isWarm);
  }

  function recordFailure(job: RenderJob, { area, phase, message }: Failure, counts = true): void {
    const file = job.files.find((candidate) => candidate.area === area);
    // One page that throws or is slow may be its data's fault.
    const isOnePage = phase === 'render' || phase === 'late';
    if (phase === 'render') circuits.failed(pageKey(job));
    if (file && counts) circuits.failed(releaseKey(file), isOnePage ? toleratedPages : 0);
    onFailure({ area, version: file?.version ?? '', phase, path: job.path, message });
  }

  /** Its pages go on, from a new process; again and again that is too much for the server. */
  function recordLeak(release: string, megabytes: number): void {
    const [area = '', version = ''] = release.split('@');
    circuits.failed(leakKey(release), toleratedLeaks);
    const message = `A renderer was replaced: pages of this release made it grow by ${megabytes} MB.`;
    onFailure({ area, version, phase: 'memory', path: '', message });
  }

  /** Its pages succeed all the same, and would forgive it each time: it is counted apart from them. */
  function recordStray(release: string | null, message: string): void {
    const [area = '', version = ''] = release?.split('@') ?? [];
    if (release !== null) circuits.failed(strayKey(release), toleratedStrays);
    const isSaid = Date.now() - (straysSaidAt.get(release ?? '') ?? 0) < repeatedEvery;
    if (isSaid) return;
    straysSaidAt.set(release ?? '', Date.now());
    const whose = release === null ? ' It is not known of which release: none is held responsible.' : '';
    onFailure({ area, version, phase: 'stray', path: '', message: `Thrown outside of every page.${whose} ${message}` });
  }

  /** A log line for each refusal would cost more than the page. */
  function recordRefusal({ path }: RenderJob): void {
    refusals += 1;
    if (Date.now() - refusalsSaidAt < repeatedEvery) return;
    const message = `Too many pages wait to be rendered: ${refusals} were left to browsers since this was last said.`;
    onFailure({ area: '', version: '', phase: 'queue', path, message });
    refusals = 0;
    refusalsSaidAt = Date.now();
  }

  /** False while something of this page failed, and, with a word, while too many wait. */
  function mayBegin(job: RenderJob): boolean {
    const releases = job.files.map(releaseKey);
    const keys = [...keysOf(job), ...releases.map(leakKey), ...releases.map(strayKey)];
    if (!keys.every((key) => circuits.mayTry(key))) return false;
    if (admission.admits()) return true;
    recordRefusal(job);
    return false;
  }

  return {
    render: (job) => {
      if (!mayBegin(job)) return refused;
      const finished = firstPages.inTurn(
        job.files.map(releaseKey),
        () => mayBegin(job),
        () => finish(job),
      );
      return { inTime: Promise.race([finished, wait(deadline, null, { ref: false })]), finished };
    },
    renderFrame: async (job) => {
      const result = await run(job);
      if (result.kind === 'frame') return result.frame;
      const message = result.kind === 'failure' ? result.message : 'The worker answered something else.';
      onFailure({ area: 'shell', version: '', phase: 'render', path: job.pathname, message });
      return null;
    },
    isBusy: admission.isBusy,
    admits: admission.admits,
    waiting: () => pool.waiting(),
    ready: () => pool.ready(),
    renew: () => void pool.renew().then(() => renewedListeners.forEach((listener) => listener())),
    onRenewed: (listener) => void renewedListeners.add(listener),
    stop: () => pool.stop(),
  };
}

function keysOf(job: RenderJob): string[] {
  return [pageKey(job), ...job.files.map(releaseKey)];
}

function releaseKey({ area, version }: ServerFile): string {
  return `${area}@${version}`;
}

/** Apart from the release's own: pages that succeed say nothing of what they leave behind. */
function leakKey(release: string): string {
  return `leak of ${release}`;
}

function strayKey(release: string): string {
  return `strays of ${release}`;
}

function pageKey({ path, files }: RenderJob): string {
  return `${files.map(releaseKey).join(' ')} ${path}`;
}
