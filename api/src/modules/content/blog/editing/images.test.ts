import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Post } from '../../../../contract/named-types';
import { createUser } from '../../../../platform/testing/factories';
import { injected } from '../../../../platform/testing/request-parts';
import { signIn, visitor, type BrowserHeaders } from '../../../../platform/testing/sign-in';
import { createTestServer, type TestServer } from '../../../../platform/testing/test-server';
import { forgetOrphanImages, imageStore } from './images.service';

let test: TestServer;
let folder = '';
let headers: BrowserHeaders;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'counterpart-images-'));
  test = await createTestServer({ dataFolder: folder });
});
beforeEach(async () => {
  await test.empty();
  rmSync(join(folder, 'uploads'), { recursive: true, force: true });
  headers = await signIn(test, await createUser({ userType: 'admin' }));
});
afterAll(async () => {
  await test.stop();
  rmSync(folder, { recursive: true, force: true });
});

const draw = (width = 900, height = 600) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 30, b: 30 } } });
const upload = (bytes: Buffer, as: Record<string, string> = headers) =>
  test.server.inject(
    injected({
      method: 'POST',
      path: '/api/blog/images',
      params: {},
      query: {},
      headers: as,
      file: { name: 'me.png', bytes },
    }),
  );
const added = async () => (await upload(await draw(20, 20).png().toBuffer())).result as { url: string };
const files = () => readdirSync(join(folder, 'uploads', 'blog'));

describe('an image for a post', () => {
  it('becomes WebP of at most 2,000 px without the camera’s notes, and is kept by browsers', async () => {
    const original = await draw(3000, 1500)
      .withExif({ IFD0: { Make: 'A camera' } })
      .jpeg()
      .toBuffer();
    const { url, width, height } = (await upload(original)).result as { url: string; width: number; height: number };
    expect([width, height]).toEqual([2000, 1000]);
    const shown = await test.server.inject({ url });
    expect(shown.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    const metadata = await sharp(shown.rawPayload).metadata();
    expect([metadata.format, metadata.width, metadata.exif]).toEqual(['webp', 2000, undefined]);
  });

  it('is what its content says, of at most 10 MB, from administrators', async () => {
    const script = await upload(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'));
    expect([script.statusCode, script.headers['x-error-code']]).toEqual([400, 'not_a_picture']);
    const large = await upload(Buffer.alloc(10 * 1024 * 1024 + 1));
    expect([large.statusCode, large.payload]).toEqual([413, 'The picture may have at most 10 MB.']);
    const png = await draw(9, 9).png().toBuffer();
    expect((await upload(png, visitor)).statusCode).toBe(401);
    expect((await upload(png, await signIn(test, await createUser()))).statusCode).toBe(403);
    expect(await test.database('blog_images').count({ rows: '*' })).toMatchObject([{ rows: 0 }]);
  });

  it.each(['x', '..%2f..%2fsession-secret', `${'a'.repeat(32)}.webp`])('is not found at %s', async (name) => {
    expect((await test.server.inject({ url: `/api/blog/images/${name}` })).statusCode).toBe(404);
  });
});

it('an image that no post, version or unsaved text shows is forgotten after a week', async () => {
  const [cover, inText, former, unsaved, orphan] = [
    await added(),
    await added(),
    await added(),
    await added(),
    await added(),
  ];
  const words = { title: 'A', excerpt: 'B', category: 'technology' };
  const payload = { ...words, content: `![](${former.url})`, featuredImage: cover.url };
  const post = (await test.server.inject({ method: 'POST', url: '/api/blog', headers, payload })).result as Post;
  const change = { content: `![](${inText.url})` };
  await test.server.inject({ method: 'PUT', url: `/api/blog/${post.id}`, headers, payload: change });
  const draft = { content: `![](${unsaved.url})` };
  await test.server.inject({ method: 'PUT', url: '/api/blog/autosaves/0', headers, payload: draft });
  const store = imageStore(test.settings);
  expect(await forgetOrphanImages(store)).toBe(0);
  expect(await forgetOrphanImages(store, new Date(Date.now() + 8 * 24 * 60 * 60 * 1000))).toBe(1);
  expect(files()).toHaveLength(4);
  expect((await test.server.inject({ url: orphan.url })).statusCode).toBe(404);
  expect((await test.server.inject({ url: former.url })).statusCode).toBe(200);
});
