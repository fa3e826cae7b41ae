import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Request, ResponseToolkit } from '@hapi/hapi';
import type { ChunkGraphFile } from '../../federation/chunk-graph';
import { findDeclaredRoute } from '../../routes/declared-routes';
import { bootElementId, type BootData } from '../../routes/release-set';
import { createShellServer } from '../../server/create-server';
import { readEnvironment } from '../../server/environment';
import { areaRequest, monolithOutput } from './monolith-build';

/**
 * The shell's own server over the one-bundle build. Only the preloads differ: instead of the releases' files those of the one
 * bundle's route, so that both sides ask for everything as early as they can.
 */
const environment = { ...readEnvironment(), assetsFolder: monolithOutput };
const graph = JSON.parse(await readFile(join(monolithOutput, 'chunk-graph.json'), 'utf8')) as ChunkGraphFile;
const integrity = JSON.parse(await readFile(join(monolithOutput, 'integrity.json'), 'utf8')) as Record<string, string>;
const server = await createShellServer(environment);

const preload = /<link rel="preload" as="(?:script|style)"[^>]*>/g;
const bootData = new RegExp(`id="${bootElementId}">(.*?)</script>`, 's');

/** Files that the page's route needs beside the entry. */
function routeFiles(html: string, pathname: string): string[] {
  const boot = JSON.parse(bootData.exec(html)?.[1] ?? 'null') as BootData | null;
  const declared = boot && findDeclaredRoute(boot.releaseSet, pathname);
  if (!declared) return [];
  const requests = [areaRequest(declared.area), ...(declared.declaration.preload ?? [])];
  const entry = new Set(graph.entries['main']?.files);
  const files = requests.flatMap((request) => graph.lazy[request]?.files ?? []);
  return [...new Set(files)].filter((file) => !entry.has(file));
}

function preloadLink(file: string): string {
  return `<link rel="preload" as="${file.endsWith('.css') ? 'style' : 'script'}" href="/assets/${file}" crossorigin="anonymous" integrity="${integrity[file] ?? ''}">`;
}

server.ext('onPreResponse', (request: Request, h: ResponseToolkit) => {
  const { response } = request;
  if ('isBoom' in response || typeof response.source !== 'string' || !response.source.startsWith('<!doctype html>')) return h.continue;
  const html = response.source;
  const links = routeFiles(html, request.url.pathname).map(preloadLink);
  const answer = h.response(html.replace(preload, '').replace('</title>', `</title>${links.join('')}`)).code(response.statusCode).type('text/html');
  for (const name of ['content-security-policy', 'integrity-policy', 'cache-control']) answer.header(name, String(response.headers[name]));
  return answer;
});

await server.start();
process.stdout.write(`${JSON.stringify({ ready: 'monolith', port: environment.port })}\n`);
process.on('SIGTERM', () => void server.stop({ timeout: 500 }).then(() => process.exit(0)));
