import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { createPageRenderer, type RenderFailure } from './page-renderer';
import { createRemoteRenderers } from './remote-renderers';
import type { RenderAnswer, RenderJob } from './render-job';

const job: RenderJob = {
  path: '/blog',
  boot: { releaseSet: { id: '', areas: {} }, user: null, responses: {} },
  keys: {},
  origin: '',
  files: [{ area: 'blog', version: '1.0.0', path: '/releases/blog/1.0.0/server/remote.js', integrity: 'sha384-x' }],
};
const page = { markup: '<h1>Blog</h1>', styles: '', loaderData: {}, structuredData: null };
const answer: RenderAnswer = {
  kind: 'answer',
  result: { kind: 'answered', page, took: 1, isWarm: true },
  megabytes: 50,
};

/** Stands in for `npm run renderer`, at a port of its own choice or the one that another had. */
async function startRenderer(port = 0): Promise<{ readonly server: Server; readonly port: number }> {
  const server = createServer((request, response) => {
    request.resume();
    response.end(JSON.stringify(request.url === '/health' ? { ready: true } : answer));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return { server, port: (server.address() as AddressInfo).port };
}

async function stop(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

it('the server starts without renderers that do not answer, with a sentence', async () => {
  const { server, port } = await startRenderer();
  await stop(server);
  const sentences: string[] = [];
  const url = `http://127.0.0.1:${port}`;
  await createRemoteRenderers(url, { say: (sentence) => sentences.push(sentence), patience: 100 }).ready();
  expect(sentences).toEqual([`The renderer at ${url} does not answer: pages are rendered by browsers until it does.`]);
});

it('a release is rendered again with the first page after its renderers are back', async () => {
  const failures: RenderFailure[] = [];
  const { server, port } = await startRenderer();
  const renderer = createPageRenderer({
    program: () => '',
    releasesFolder: '',
    rendererUrl: `http://127.0.0.1:${port}`,
    deadline: 5000,
    onFailure: (failure) => failures.push(failure),
  });
  const markup = async () => (await renderer.render(job).finished)?.page?.markup ?? null;
  expect(await markup()).toBe(page.markup);
  await stop(server);
  for (let visit = 0; visit < 5; visit += 1) expect(await markup()).toBeNull();
  expect(failures).toHaveLength(5);
  expect(failures[0]).toMatchObject({ area: '', phase: 'worker' });
  const again = await startRenderer(port);
  expect(await markup()).toBe(page.markup);
  await renderer.stop();
  await stop(again.server);
});
