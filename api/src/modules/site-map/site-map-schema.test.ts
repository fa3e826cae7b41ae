import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedDemo } from '../../../db/demo/seed-demo';
import { createTestServer, type TestServer } from '../../platform/testing/test-server';

const schema = fileURLToPath(new URL('./testing/sitemap.xsd', import.meta.url));
const hasXmllint = spawnSync('xmllint', ['--version']).error === undefined;

/** What xmllint says of a document against the schema; '' when it accepts it. */
function refusal(xml: string): string {
  const { status, stderr } = spawnSync('xmllint', ['--noout', '--nonet', '--schema', schema, '-'], {
    input: xml,
    encoding: 'utf8',
  });
  return status === 0 ? '' : stderr;
}

describe.runIf(hasXmllint)('xmllint', () => {
  let test: TestServer;
  beforeAll(async () => {
    test = await createTestServer();
    await seedDemo(test.database);
  });
  afterAll(() => test.stop());
  const read = async (path: string) => (await test.server.inject({ url: path })).payload;

  it('accepts the index and every map that it names', async () => {
    const index = await read('/api/site-maps/index.xml');
    expect(refusal(index)).toBe('');
    const names = [...index.matchAll(/\/sitemaps\/([\w-]+\.xml)<\/loc>/g)].map(([, name]) => name);
    expect(names.length).toBeGreaterThanOrEqual(4);
    for (const name of names) expect(refusal(await read(`/api/site-maps/${name}`)), name).toBe('');
  });

  it('accepts the feed as XML', async () => {
    const { status, stderr } = spawnSync('xmllint', ['--noout', '--nonet', '-'], {
      input: await read('/api/blog/feeds/rss.xml'),
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([0, '']);
  });

  it.each([
    ['a day that is none', '<lastmod>yesterday</lastmod>', 'lastmod'],
    ['an element of its own', '<title>Post</title>', 'title'],
  ])('refuses %s, so its silence above means something', async (_name, part, said) => {
    const posts = await read('/api/site-maps/posts-1.xml');
    expect(refusal(posts.replace(/<lastmod>[^<]*<\/lastmod>/, part))).toContain(said);
  });
});
