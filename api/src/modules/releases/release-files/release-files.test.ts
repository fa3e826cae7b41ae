import { expect, it } from 'vitest';
import { testServer } from '../../../platform/testing/test-server';
import {
  archiveOf,
  asInstallation as headers,
  publication,
  publishing,
  registerShells,
} from '../releases/release-factory';

const test = testServer();

const filesOf = (version: string) => test.server.inject(`/api/platform/discovery/blog/${version}`);

it('answers with the files of a release that is not served any more, for good', async () => {
  await registerShells(test);
  const versions = ['1.0.0', '1.1.0'];
  for (const version of versions) {
    await test.server.inject(publishing(await archiveOf(publication(version))));
    await test.server.inject({ method: 'POST', url: `/api/platform/releases/blog/${version}/activate`, headers });
  }
  const response = await filesOf('1.0.0');
  expect(response.statusCode).toBe(200);
  expect(response.headers['cache-control']).toContain('immutable');
  const hash: unknown = expect.stringMatching(/^sha256-/);
  expect(JSON.parse(response.payload)).toEqual({
    name: 'blog',
    version: '1.0.0',
    url: '/releases/blog/1.0.0/remote-entry.1a2b.js',
    files: { 'remote-entry.1a2b.js': hash, 'chunks/page.js': hash },
  });
});

it('has a sentence for a release that was never published', async () => {
  const response = await filesOf('9.0.0');
  expect([response.statusCode, response.payload]).toEqual([404, 'There is no release blog 9.0.0.']);
  expect((await filesOf('newest')).statusCode).toBe(400);
});
