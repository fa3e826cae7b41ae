import { readFile } from 'node:fs/promises';
import { createServer, request as ask } from 'node:http';
import { join } from 'node:path';
import type { ChunkGraphFile } from '../../federation/chunk-graph';
import { isServerFile } from '../../federation/server-file';
import type { ChunkFiles, DiscoveredVersion, Discovery } from '@counterpart/api/contract';
import { freePort } from '../free-port';
import { areaRequest, lazyName, oneBundleOutput } from './one-bundle-build';

/** The one URL whose answer differs. */
const discoveryPath = '/api/platform/discovery';

/**
 * The API as the one bundle's server sees it: everything as it is, but the registry says that each area's files are
 * those of the one bundle. So the shell's own server needs no change to preload, hash, render and cache the one
 * bundle's pages.
 */
export async function startOneBundleApi(apiUrl: string): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const graph = JSON.parse(await readFile(join(oneBundleOutput, 'chunk-graph.json'), 'utf8')) as ChunkGraphFile;
  const server = createServer((request, response) => {
    const target = new URL(request.url ?? '/', apiUrl);
    if (target.pathname === discoveryPath) {
      void discover(target, graph).then((discovery) =>
        response.setHeader('content-type', 'application/json').end(JSON.stringify(discovery)),
      );
      return;
    }
    const onward = ask(target, { method: request.method ?? 'GET', headers: request.headers }, (discovery) => {
      response.writeHead(discovery.statusCode ?? 502, discovery.headers);
      discovery.pipe(response);
    });
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

async function discover(url: URL, graph: ChunkGraphFile): Promise<Discovery> {
  const discovery = (await (await fetch(url)).json()) as Discovery;
  const areas = Object.entries(discovery.microFrontends).map(
    ([area, versions]) => [area, versions.map((version) => fromOneBundle(area, version, graph))] as const,
  );
  return { ...discovery, microFrontends: Object.fromEntries(areas) };
}

function fromOneBundle(area: string, version: DiscoveredVersion, graph: ChunkGraphFile): DiscoveredVersion {
  const entry = new Set(graph.entries['main']?.files);
  const beside = (name: string): ChunkFiles => ({
    files: (graph.lazy[name]?.files ?? []).filter((file) => !entry.has(file)),
    consumes: [],
  });
  const expose = beside(areaRequest(area));
  const lazy = Object.keys(version.extras.preload.lazy).map(
    (request) => [request, beside(lazyName(area, request))] as const,
  );
  return {
    ...version,
    url: `/assets/${expose.files[0] ?? ''}`,
    extras: {
      ...version.extras,
      files: Object.fromEntries(Object.entries(version.extras.files).filter(([file]) => isServerFile(file))),
      preload: { expose, lazy: Object.fromEntries(lazy) },
    },
  };
}
