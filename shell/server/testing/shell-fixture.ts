import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseTrustProxy } from '@counterpart/api/hosting/trusted-proxies';
import type { Server } from '@hapi/hapi';
import { remoteServerFile, rendererFile } from '../../federation/server-file';
import type { RouteDeclaration } from '../../sdk/areas/manifest';
import { createShellServer } from '../create-server';
import type { ShellEnvironment } from '../environment';
import type { DiscoveredVersion, Discovery } from '@counterpart/api/contract';
import { startFakeApi, type FakeApi } from './fake-api';
import { standInPipe } from './stand-in-pipe';

export interface ShellFixture {
  readonly api: FakeApi;
  readonly server: Server;
  readonly folder: string;
  /** A second server over the same data folder: a restart. */
  restart(): Promise<Server>;
  stop(): Promise<void>;
}

/** A shell's server over a temporary build, with one area that declares the given routes. */
export async function startShell(
  routes: readonly RouteDeclaration[],
  changes: Partial<ShellEnvironment> = {},
): Promise<ShellFixture> {
  const folder = await mkdtemp(join(tmpdir(), 'counterpart-shell-'));
  const api = await startFakeApi();
  api.responses.set('/api/platform/discovery', discoveryOf(routes));
  await writeBuild(folder);
  const environment = {
    port: 0,
    host: '127.0.0.1',
    publicUrl: 'https://counterpart.example',
    apiUrl: api.url,
    assetsFolder: join(folder, 'dist'),
    shellsFolder: join(folder, 'shells'),
    releasesFolder: join(folder, 'releases'),
    registryFile: join(folder, 'registry.json'),
    developmentAreas: {},
    developmentShell: null,
    isDevelopment: false,
    renderDeadline: 300,
    rendererUrl: null,
    rendererListens: { host: '127.0.0.1', port: 0 },
    pageCacheBytes: 1024 * 1024,
    pageLeastLife: 0,
    logLevel: 'silent' as const,
    metrics: null,
    isTraced: false,
    trustedProxies: parseTrustProxy(undefined),
    ...changes,
  };
  const server = await createShellServer(environment);
  return {
    api,
    server,
    folder,
    restart: () => createShellServer(environment),
    stop: async () => {
      await server.stop();
      await api.stop();
      await rm(folder, { recursive: true });
    },
  };
}

/**
 * Stands in for the shell's renderer, which has tests of its own: its page shows the URL and the data it was given, its
 * frame whose it is. A query makes it break, lead elsewhere, end or take its time: `?takes=400`.
 */
const standInRenderer = `
${standInPipe}const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
onJob = async (job) => say({ kind: 'answer', result: await render(job), megabytes: 50 });
say({ kind: 'ready' });
const render = async (job) => {
  if (!job.files) return { kind: 'frame', frame: { markup: '<header>' + (job.site?.banner?.text ?? '') + (job.account?.firstName ?? String(job.account)) + '</header>', styles: '<style data-frame></style>' } };
  const text = job.path + ' ' + Object.values(job.boot.responses).map((response) => response.title).join().replaceAll('<', '&lt;');
  const took = Number(/takes=(\\d+)/.exec(job.path)?.[1] ?? 0);
  if (took) await wait(took);
  if (job.path.includes('ends')) process.exit(1);
  if (job.path.includes('moved')) return { kind: 'answered', location: '/blog', took, isWarm: true };
  if (job.path.includes('broken')) return { kind: 'failure', phase: 'render', area: 'blog', message: 'It broke.' };
  return { kind: 'answered', took, isWarm: true, page: { markup: '<h1>' + text + '</h1>', styles: '<style data-styled></style>', loaderData: {}, structuredData: { name: '</script>' + job.origin } } };
};
`;

async function writeBuild(folder: string): Promise<void> {
  const graph = {
    entries: { main: { files: ['main.js'], consumes: ['react'] } },
    provides: { react: { files: ['react.js'], consumes: [] } },
    exposes: {},
    lazy: {},
  };
  await mkdir(join(folder, 'dist'), { recursive: true });
  await mkdir(join(folder, 'releases/blog/1.0.0'), { recursive: true });
  await mkdir(join(folder, 'dist/server'), { recursive: true });
  await writeFile(join(folder, 'dist', rendererFile), standInRenderer);
  await writeFile(join(folder, 'dist/chunk-graph.json'), JSON.stringify(graph));
  await writeFile(join(folder, 'dist/main.js'), 'main');
  await writeFile(join(folder, 'dist/main.js.br'), 'compressed');
  await writeFile(join(folder, 'releases/blog/1.0.0/remote-entry.js'), 'entry');
  await mkdir(join(folder, 'releases/blog/1.0.0/server'));
  await writeFile(join(folder, 'releases/blog/1.0.0', remoteServerFile), 'server');
}

/**
 * Discovery of the one area.
 * @param query parameters that its pages read; any when absent
 * @param isSplit true while a second release is on trial
 */
export function discoveryOf(
  routes: readonly RouteDeclaration[],
  { query, isSplit = false }: { readonly query?: string; readonly isSplit?: boolean } = {},
): Discovery {
  const version: DiscoveredVersion = {
    url: '/releases/blog/1.0.0/remote-entry.js',
    metadata: { integrity: 'sha384-x', version: '1.0.0' },
    deployment: { traffic: 100, default: true },
    extras: {
      manifest: {
        id: 'blog',
        title: 'Blog',
        owner: 'team-blog',
        version: '1.0.0',
        sdk: '^1.0.0',
        routes: [...routes],
        ...(query !== undefined && { query }),
      },
      files: { [remoteServerFile]: 'sha384-server' },
      preload: {
        expose: { files: ['remote.js'], consumes: ['react'] },
        lazy: { './post': { files: ['post.js'], consumes: [] } },
      },
    },
  };
  const trial = { ...version, deployment: { traffic: 10, default: false } };
  return { schema: 'v1-pre', microFrontends: { blog: isSplit ? [version, trial] : [version] } };
}
