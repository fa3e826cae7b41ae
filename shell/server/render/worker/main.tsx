import { servedModules } from '../../../.generated/served-modules.js';
import type { RemoteModule } from '../../../sdk/remote';
import type { RenderAnswer, RenderJob, RenderPhase, RenderTask, ServerFile } from '../render-job';
import { createReleaseLoader, releaseInStack } from './release-loader';
import { renderPage } from './render-page';
import { warmUp } from './warm-up';

const releases = createReleaseLoader(servedModules);
const isWarm = warmUp();

/** The worker's task: renders one page, or without a job only gets ready. Says when it begins, so that waiting for a worker is told from being slow. */
export async function render({ job, started }: RenderTask): Promise<RenderAnswer | null> {
  await isWarm;
  Atomics.store(started, 0, 1);
  return job ? answer(job) : null;
}

async function answer(job: RenderJob): Promise<RenderAnswer> {
  const modules = new Map<string, RemoteModule>();
  for (const file of job.files) {
    try {
      modules.set(file.area, await releases.load(file));
    } catch (error) {
      return failure('load', file, error);
    }
  }
  try {
    return { kind: 'answered', ...(await renderPage(job, modules)) };
  } catch (error) {
    const area = releaseInStack(error) ?? job.files[0]?.area;
    return failure('render', job.files.find((file) => file.area === area), error);
  }
}

function failure(phase: RenderPhase, file: ServerFile | undefined, error: unknown): RenderAnswer {
  return { kind: 'failure', phase, area: file?.area ?? '', message: error instanceof Error ? (error.stack ?? error.message) : String(error) };
}
