import { servedModules } from '../../../.generated/served-modules.js';
import type { RemoteModule } from '../../../sdk/remote';
import type { FrameJob, RenderResult, RenderJob, RenderPhase, RenderTask, ServerFile } from '../render-job';
import { createReleaseLoader, releaseInStack } from './release-loader';
import { renderFrame } from './render-frame';
import { renderPage } from './render-page';
import { warmUp } from './warm-up';

/** Pages of a release after which the next ones are no slower than those to come. */
const coldPages = 3;

const releases = createReleaseLoader(servedModules);
const isWarm = warmUp();

/**
 * The worker's task: renders one page or frame, or without a job only gets ready. Reports when it begins, which
 * separates waiting for a worker from slow rendering.
 */
export async function render({ job, startedAt }: RenderTask): Promise<RenderResult | null> {
  await isWarm;
  Atomics.store(startedAt, 0, BigInt(Date.now()));
  if (!job) return null;
  return 'files' in job ? renderPageJob(job) : renderFrameJob(job);
}

async function renderPageJob(job: RenderJob): Promise<RenderResult> {
  const started = performance.now();
  const modules = new Map<string, RemoteModule>();
  for (const file of job.files) {
    try {
      modules.set(file.area, await releases.load(file));
    } catch (error) {
      return failure('load', file, error);
    }
  }
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
