import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hashFiles } from './hash-files';
import { publishRelease } from './publish-release';

const registry = { apiUrl: 'http://api.test', token: 'a-token' };
let build: string;
/** Files that the registry has of the version that exists already. */
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
