import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedDemo } from '../../../../db/demo/seed-demo';
import { createTestServer, type TestServer } from '../../../platform/testing/test-server';

const schemaFile = (name: string) => fileURLToPath(new URL(`./testing/${name}`, import.meta.url));
/** The protocol's own schema, which knows maps alone. */
const published = schemaFile('sitemaps-org.xsd');
/** Ours, which knows the index too, and refuses what the protocol only says in words. */
const strict = schemaFile('sitemap.xsd');
const hasXmllint = spawnSync('xmllint', ['--version']).error === undefined;

/** Returns xmllint's errors for a document against the schema; '' when it accepts it. */
function refusal(xml: string, schema = strict): string {
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
    for (const name of names) {
      const map = await read(`/api/site-maps/${name}`);
      expect([refusal(map), refusal(map, published)], name).toEqual(['', '']);
    }
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
    const broken = posts.replace(/<lastmod>[^<]*<\/lastmod>/, part);
    expect(refusal(broken)).toContain(said);
    expect(refusal(broken, published)).toContain(said);
  });
});
