import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { resolve, sep } from 'node:path';
import { json } from 'node:stream/consumers';
import type { FrameJob, RenderJob } from './render-job';
import type { RenderPool } from './render-pool';
import { RendererEnded } from './render-process';
import type { RemoteRefusal } from './remote-renderers';

interface Task {
  readonly job: RenderJob | FrameJob;
  readonly limit: number;
}

/** Lets a shell's server on another user, container or machine render with this pool. */
export function createRendererServer(pool: RenderPool, releasesFolder: string): Server {
  let isReady = false;
  void pool.ready().then(() => (isReady = true));

  async function respond({ method, url }: IncomingMessage, body: () => Promise<unknown>): Promise<[number, unknown]> {
    if (method === 'GET' && url === '/health') return [isReady ? 200 : 503, { ready: isReady }];
    if (method === 'POST' && url === '/renew') {
      await pool.renew();
      return [200, {}];
    }
    if (method !== 'POST' || url !== '/render') return [404, refusal('We couldn’t find what you asked for.')];
    const { job, limit } = (await body()) as Task;
    if (!isInside(job, releasesFolder)) return [400, refusal('A file of the page is outside of the releases.')];
    return [200, await pool.run(job, limit)];
  }

  return createServer((request, response) => {
    respond(request, () => json(request))
      .catch((error: unknown): [number, RemoteRefusal] => [
        503,
        error instanceof RendererEnded ? refusal(String(error), error) : refusal(String(error)),
      ])
      .then(([status, answer]) => write(response, status, answer))
      .catch(() => response.destroy());
  });
}

function refusal(message: string, { isEndless, area }: Omit<RemoteRefusal, 'message'> = unblamed): RemoteRefusal {
  return { message, isEndless, area };
}
const unblamed = { isEndless: false, area: null };

/** Only what was published is run, whatever a request names. */
function isInside(job: RenderJob | FrameJob, folder: string): boolean {
  return !('files' in job) || job.files.every(({ path }) => resolve(path).startsWith(resolve(folder) + sep));
}

function write(response: ServerResponse, status: number, answer: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
}
