import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { startMetrics } from '@counterpart/api/hosting/metrics';
import { onParentEnd } from '@counterpart/api/hosting/stop-with-parent';
import { rendererFile } from '../../federation/server-file';
import { createShellReleases } from '../assets/shell-releases';
import { readEnvironment } from '../environment';
import { StartError } from '@counterpart/api/hosting/start-error';
import { createRenderPool, renderersReading } from './render-pool';
import { createRendererServer } from './renderer-server';

/**
 * `npm run renderer`: renders for the shell's server that has its URL as `RENDERER_URL`. Started by a user of its own,
 * who may read the build and the releases and nothing else, it is the wall that permissions of Node.js are not.
 */
const environment = readEnvironment();
const { assetsFolder, shellsFolder, releasesFolder, rendererListens } = environment;
const shells = createShellReleases(shellsFolder, assetsFolder);
const say = (notice: string) => process.stdout.write(`${JSON.stringify({ notice })}\n`);
const pool = createRenderPool({
  program: () => join(shells.current(), rendererFile),
  releasesFolder,
  workers: Math.max(2, availableParallelism() - 1),
  say,
  onLeak: (release, megabytes) => say(`A renderer was replaced: pages of ${release} made it grow by ${megabytes} MB.`),
  onStray: (release, message) =>
    say(`${release ?? 'Code of no known release'} threw outside of every page: ${message}`),
});
await startMetrics(environment, [renderersReading(pool)]).catch((error: unknown) => {
  process.stderr.write(`${error instanceof StartError ? error.message : String(error)}\n`);
  process.exit(1);
});
const server = createRendererServer(pool, releasesFolder);
const stop = () => void pool.stop().then(() => process.exit(0));
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop);
onParentEnd(stop);
server.on('error', (error) => {
  process.stderr.write(`The renderer cannot listen: ${error.message}\n`);
  process.exit(1);
});
const { host, port } = rendererListens;
server.listen(port, host, () =>
  process.stdout.write(`${JSON.stringify({ ready: 'renderer', pid: process.pid, host, port })}\n`),
);
