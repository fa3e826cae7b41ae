import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hashFiles } from './hash-files';
import { readArchive } from '@counterpart/api/hosting/release-archive';
import { activateRelease, isPublished, publishRelease, publishShellFiles, NotServedError } from './publish-release';

const registry = { apiUrl: 'http://api.test', token: 'a-token' };
let build: string;
/** Files in the registry of the version that exists already. */
let published: Record<string, string>;
let refusal: { readonly code: string; readonly sentence: string } | null;

beforeEach(async () => {
  build = await mkdtemp(join(tmpdir(), 'counterpart-publish-'));
  await writeFile(join(build, 'remote-entry.js'), 'the entry');
  await writeFile(join(build, 'page.js'), 'the page');
  published = await hashFiles(build);
  await writeFile(join(build, 'release.json'), JSON.stringify({ name: 'blog', version: '1.1.0', files: published }));
  refusal = { code: 'release_exists', sentence: 'blog 1.1.0 is published already; a version never changes.' };
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
    if (init?.method !== 'POST') {
      expect(url).toBe('http://api.test/api/platform/discovery/blog/1.1.0');
      return Promise.resolve(Response.json({ name: 'blog', version: '1.1.0', url: '/', files: published }));
    }
    const { code = '', sentence = '' } = refusal ?? {};
    return Promise.resolve(
      refusal ? new Response(sentence, { status: 409, headers: { 'x-error-code': code } }) : Response.json({}),
    );
  });
});
afterEach(() => rm(build, { recursive: true }));

it('publishes a build, or finds it published', async () => {
  expect(await publishRelease(build, registry)).toEqual({ name: 'blog', version: '1.1.0', isNew: false });
  refusal = null;
  expect(await publishRelease(build, registry)).toEqual({ name: 'blog', version: '1.1.0', isNew: true });
});

it('does not take another build of the same version for published', async () => {
  published = {
    'remote-entry.js': published['remote-entry.js'] ?? '',
    'page.js': 'sha384-other',
    'gone.js': 'sha384-x',
  };
  await expect(publishRelease(build, registry)).rejects.toThrow(
    'blog 1.1.0 was published with other files than these (gone.js, page.js). A version never changes: give this build another one.',
  );
});

it("fails with the registry's sentence when it refuses", async () => {
  refusal = { code: 'route_taken', sentence: "blog cannot have the route '/'." };
  await expect(publishRelease(build, registry)).rejects.toThrow("blog cannot have the route '/'.");
});

it('tells a release that was removed from one that is refused for now', async () => {
  const release = { name: 'blog', version: '1.1.0' };
  expect(await isPublished(release, registry)).toBe(true);
  refusal = { code: 'release_not_found', sentence: 'blog 1.1.0 was removed.' };
  const removed = await activateRelease(release, registry).catch((error: unknown) => error);
  expect(removed).toEqual(new NotServedError('The registry did not activate blog 1.1.0: blog 1.1.0 was removed.'));
  refusal = { code: 'shell_unknown', sentence: 'Start the shell.' };
  await expect(activateRelease(release, registry)).rejects.not.toBeInstanceOf(NotServedError);
});

it('sends the files of the shell whole, though the API has some of an upload that failed partway', async () => {
  const names = ['main.0a1b2c3d.js', 'page.0a1b2c3d.js'];
  for (const name of names) await writeFile(join(build, name), name);
  await writeFile(join(build, 'integrity.json'), JSON.stringify(Object.fromEntries(names.map((name) => [name, 'x']))));
  await writeFile(join(build, 'chunk-graph.json'), JSON.stringify({ entries: { main: { files: [names[0]] } } }));
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit = {}) => {
    expect([method, url]).toEqual(['POST', 'http://api.test/api/platform/shell-files']);
    const file = (body as FormData).get('file') as Blob;
    sent.push(...(await readArchive(Buffer.from(await file.arrayBuffer()))).keys());
    return Response.json([]);
  });
  await publishShellFiles(build, '1.0.0-a', registry);
  expect(sent).toEqual(['shell.json', ...names]);
});
