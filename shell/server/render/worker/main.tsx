import { AsyncLocalStorage } from 'node:async_hooks';
import { servedModules } from '../../../.generated/served-modules.js';
import type { RemoteModule } from '../../../sdk/areas/remote';
import {
  fullMegabytes,
  type FrameJob,
  type RenderResult,
  type RenderJob,
  type RenderPhase,
  type ServerFile,
} from '../render-job';
import { confine } from './confine';
import { openParent } from './parent';
import { limitTimersToPages } from './page-timers';
import { createReleaseLoader, releaseInStack } from './release-loader';
import { renderFrame } from './render-frame';
import { renderPage } from './render-page';
import { warmUp } from './warm-up';

/** Pages of a release after which the next ones are no slower than those to come. */
const coldPages = 3;
const megabyte = 1024 * 1024;

const releases = createReleaseLoader(servedModules);
/** The files of the page that code runs for, also after it. React's renderer has one anyway. */
const pageFiles = new AsyncLocalStorage<readonly ServerFile[]>();

/** The program: renders one page or frame after the other, for the server that started it. */
async function main(): Promise<void> {
  const { send, megabytes, collectGarbage, onJob, outlive } = hold(process);
  await warmUp();
  outlive((error) => send({ kind: 'stray', release: guilty(error), message: describe(error) }));
  const endTimers = limitTimersToPages();
  confine(servedModules);
  onJob(async (job) => {
    const say = (area: string | null) => send({ kind: 'loading', area });
    const result = await ('files' in job
      ? pageFiles.run(job.files, () => renderPageJob(job, say))
      : renderFrameJob(job));
    endTimers();
    const held = megabytes();
    send({ kind: 'answer', result, megabytes: held });
    if (held < fullMegabytes) return;
    collectGarbage();
    send({ kind: 'full', megabytes: megabytes() });
  });
  send({ kind: 'ready' });
}

/** Takes the functions of the process that only this program may call. */
function hold(own: NodeJS.Process) {
  const exit = own.exit.bind(own);
  const memoryUsage = own.memoryUsage.bind(own);
  const { gc } = globalThis;
  const parent = openParent(() => exit(0));
  return {
    send: parent.send,
    megabytes: () => {
      const { heapUsed, external } = memoryUsage();
      return Math.round((heapUsed + external) / megabyte);
    },
    collectGarbage: () => gc?.(),
    /** A release's promises may fail outside of its pages: the process renders others too, and goes on. */
    outlive: (onError: (error: unknown) => void) => {
      own.on('uncaughtException', onError);
      own.on('unhandledRejection', onError);
    },
    onJob: (render: (job: RenderJob | FrameJob) => Promise<void>) => parent.onJob((job) => void render(job)),
  };
}

/** The release that threw, as `area@version`. A stack can be written by hand, so it has to be one of the page. */
function guilty(error: unknown): string | null {
  try {
    const release = releaseInStack(error);
    const files = pageFiles.getStore();
    const isOfPage = files?.some(({ area, version }) => `${area}@${version}` === release) ?? true;
    return release !== undefined && isOfPage ? release : null;
  } catch {
    return null;
  }
}

/** @param say names the area whose code is about to run for the first time: it may never return */
async function renderPageJob(job: RenderJob, say: (area: string | null) => void): Promise<RenderResult> {
  const started = performance.now();
  const modules = new Map<string, RemoteModule>();
  const isNew = job.files.some((file) => !releases.has(file));
  for (const file of job.files) {
    if (!releases.has(file)) say(file.area);
    try {
      modules.set(file.area, await releases.load(file));
    } catch (error) {
      return failure('load', file, error);
    }
  }
  if (isNew) say(null);
  try {
    const rendered = await renderPage(job, modules);
    const isReleaseWarm = [...modules.values()].map(countPage).every((pages) => pages > coldPages);
    return { kind: 'answered', ...rendered, took: performance.now() - started, isWarm: isReleaseWarm };
  } catch (error) {
    const release = guilty(error);
    const file = job.files.find(({ area, version }) => `${area}@${version}` === release) ?? job.files[0];
    return failure('render', file, error);
  }
}

const pagesOf = new WeakMap<RemoteModule, number>();

/** Counts a page that a release took part in. */
function countPage(module: RemoteModule): number {
  const pages = (pagesOf.get(module) ?? 0) + 1;
  pagesOf.set(module, pages);
  return pages;
}

async function renderFrameJob(job: FrameJob): Promise<RenderResult> {
  try {
    return { kind: 'frame', frame: await renderFrame(job) };
  } catch (error) {
    return failure('render', undefined, error);
  }
}

function failure(phase: RenderPhase, file: ServerFile | undefined, error: unknown): RenderResult {
  return { kind: 'failure', phase, area: file?.area ?? '', message: describe(error) };
}

/** Describes what was thrown, which may be anything, and throw again when it is read. */
function describe(error: unknown): string {
  try {
    return error instanceof Error ? (error.stack ?? error.message) : String(error);
  } catch {
    return 'Something was thrown that cannot be read.';
  }
}

void main();
