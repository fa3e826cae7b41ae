import { servedModules } from '../../../.generated/served-modules.js';
import type { RemoteModule } from '../../../sdk/remote';
import {
  fullMegabytes,
  type FrameJob,
  type FromRenderer,
  type RenderResult,
  type RenderJob,
  type RenderPhase,
  type ServerFile,
} from '../render-job';
import { confine } from './confine';
import { createReleaseLoader, releaseInStack } from './release-loader';
import { renderFrame } from './render-frame';
import { renderPage } from './render-page';
import { warmUp } from './warm-up';

/** Pages of a release after which the next ones are no slower than those to come. */
const coldPages = 3;
const megabyte = 1024 * 1024;

const releases = createReleaseLoader(servedModules);

/** The program: renders one page or frame after the other, for the server that started it. */
async function main(): Promise<void> {
  const { send, megabytes, collectGarbage, onJob } = hold(process);
  await warmUp();
  confine(servedModules);
  onJob(async (job) => {
    const say = (area: string | null) => send({ kind: 'loading', area });
    const result = await ('files' in job ? renderPageJob(job, say) : renderFrameJob(job));
    const held = megabytes();
    send({ kind: 'answer', result, megabytes: held });
    if (held < fullMegabytes) return;
    collectGarbage();
    send({ kind: 'full', megabytes: megabytes() });
  });
  send({ kind: 'ready' });
}

/** What only this program may do with its process. */
function hold(own: NodeJS.Process) {
  const send = own.send?.bind(own);
  const exit = own.exit.bind(own);
  const memoryUsage = own.memoryUsage.bind(own);
  const { gc } = globalThis;
  // The server that asks for pages is gone.
  own.on('disconnect', () => exit(0));
  return {
    send: (message: FromRenderer) => void send?.(message),
    megabytes: () => {
      const { heapUsed, external } = memoryUsage();
      return Math.round((heapUsed + external) / megabyte);
    },
    collectGarbage: () => gc?.(),
    onJob: (render: (job: RenderJob | FrameJob) => Promise<void>) =>
      void own.on('message', (job: RenderJob | FrameJob) => void render(job)),
  };
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
    const area = releaseInStack(error) ?? job.files[0]?.area;
    return failure(
      'render',
      job.files.find((file) => file.area === area),
      error,
    );
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
  return {
    kind: 'failure',
    phase,
    area: file?.area ?? '',
    message: error instanceof Error ? (error.stack ?? error.message) : String(error),
  };
}

void main();
