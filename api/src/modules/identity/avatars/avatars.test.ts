import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { User } from '../../../platform/auth/user.model';
import { createUser } from '../../../platform/testing/factories';
import { signIn, visitor } from '../../../platform/testing/sign-in';
import { createTestServer, type TestServer } from '../../../platform/testing/test-server';
import { avatarStore } from './avatars.service';

let test: TestServer;
let folder = '';
let user: User;
let headers: Record<string, string>;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'counterpart-avatars-'));
  test = await createTestServer({ dataFolder: folder });
});
beforeEach(async () => {
  await test.empty();
  rmSync(join(folder, 'uploads'), { recursive: true, force: true });
  user = await createUser();
  headers = await signIn(test, user);
});
afterAll(async () => {
  await test.stop();
  rmSync(folder, { recursive: true, force: true });
});

const boundary = 'a-boundary-of-the-test';
const form = (bytes: Buffer, name = 'me.png', type = 'image/png', field = 'file') =>
  Buffer.concat([
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`,
    ),
    bytes,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
const upload = (payload: Buffer, as: Record<string, string> = headers) =>
  test.server.inject({
    method: 'POST',
    url: '/api/users/avatar',
    headers: { ...as, 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload,
  });
const pictureOf = (response: Awaited<ReturnType<typeof upload>>) =>
  (response.result as { profilePicture: string }).profilePicture;
const draw = (width = 900, height = 600) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 30, b: 30 } } });
const files = () => readdirSync(join(folder, 'uploads', 'avatars'));

describe('a profile picture', () => {
  it.each(['png', 'jpeg', 'webp'] as const)(
    'may be %s, and becomes a square WebP of 512 px without the camera’s notes',
    async (format) => {
      const original = await draw()
        .withExif({ IFD0: { Copyright: 'Somebody', Make: 'A camera' } })
        .toFormat(format)
        .toBuffer();
      const response = await upload(form(original));
      expect(response.statusCode).toBe(200);
      const path = pictureOf(response);
      expect(path).toMatch(/^\/api\/avatars\/[0-9a-f]{32}-512\.webp$/);
      const shown = await test.server.inject({ url: path });
      expect(shown.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
      });
      const metadata = await sharp(shown.rawPayload).metadata();
      expect(metadata).toMatchObject({ format: 'webp', width: 512, height: 512 });
      expect([metadata.exif, metadata.xmp, metadata.icc]).toEqual([undefined, undefined, undefined]);
    },
  );

  it('has a small copy beside it for lists, of 192 px, upright and without notes too', async () => {
    const original = await draw(600, 300)
      .composite([{ input: await draw(300, 300).tint('blue').png().toBuffer(), left: 0, top: 0 }])
      .withExif({ IFD0: { Make: 'A camera' } })
      .jpeg()
      .toBuffer();
    const small = pictureOf(await upload(form(original))).replace('-512.webp', '-192.webp');
    const shown = await test.server.inject({ url: small });
    expect([shown.statusCode, shown.headers['content-type'], shown.headers['cache-control']]).toEqual([
      200,
      'image/webp',
      'public, max-age=31536000, immutable',
    ]);
    const metadata = await sharp(shown.rawPayload).metadata();
    expect([metadata.width, metadata.height, metadata.exif]).toEqual([192, 192, undefined]);
  });

  it('stands upright whatever the camera noted', async () => {
    const half = await sharp({ create: { width: 300, height: 300, channels: 3, background: 'blue' } })
      .png()
      .toBuffer();
    const sideways = await sharp({ create: { width: 600, height: 300, channels: 3, background: 'red' } })
      .composite([{ input: half, left: 0, top: 0 }])
      .jpeg()
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const shown = await test.server.inject({ url: pictureOf(await upload(form(sideways))) });
    const { data } = await sharp(shown.rawPayload)
      .extract({ left: 256, top: 20, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([...data].map((value) => value > 128)).toEqual([false, false, true]);
  });

  it('replaces the one before, whose file goes', async () => {
    const first = pictureOf(await upload(form(await draw().png().toBuffer())));
    const second = pictureOf(await upload(form(await draw(64, 64).png().toBuffer())));
    expect(second).not.toBe(first);
    for (const gone of [first, first.replace('-512.', '-192.')])
      expect((await test.server.inject({ url: gone })).headers['x-error-code']).toBe('picture_not_found');
    const digits = /[0-9a-f]{32}/.exec(second)?.[0];
    expect(files().sort()).toEqual([`${digits}-192.webp`, `${digits}-512.webp`]);
  });

  it('can be removed by its owner, with the route of its own or with the other details', async () => {
    await upload(form(await draw().png().toBuffer()));
    const removed = await test.server.inject({ method: 'DELETE', url: '/api/users/avatar', headers });
    expect(removed.result).toMatchObject({ profilePicture: null });
    expect(files()).toEqual([]);
    await upload(form(await draw().png().toBuffer()));
    const details = { firstName: 'Pat', lastName: 'Doe', email: user.email, profilePicture: null };
    await test.server.inject({ method: 'PUT', url: '/api/users/profile', headers, payload: details });
    expect(files()).toEqual([]);
  });

  it('stored in one size, before there were two, is shown and replaced', async () => {
    const store = avatarStore({ bucket: null, dataFolder: folder });
    const name = `${'a1'.repeat(16)}.webp`;
    await store.save(name, await draw(512, 512).webp().toBuffer());
    await user.$query().patch({ profilePicture: `/api/avatars/${name}` });
    expect((await test.server.inject({ url: `/api/avatars/${name}` })).statusCode).toBe(200);
    await upload(form(await draw().png().toBuffer()));
    expect(files()).toHaveLength(2);
    expect(files()).not.toContain(name);
  });

  it('cannot be taken from another user, nor removed by naming it', async () => {
    const picture = pictureOf(await upload(form(await draw().png().toBuffer())));
    const other = await createUser();
    const theirs = await signIn(test, other);
    const details = { firstName: 'Eve', lastName: 'Doe', email: other.email };
    const put = (profilePicture: string | null) =>
      test.server.inject({
        method: 'PUT',
        url: '/api/users/profile',
        headers: theirs,
        payload: { ...details, profilePicture },
      });
    for (const named of [picture, picture.toUpperCase().replace('/API/AVATARS/', '/api/avatars/')]) {
      const response = await put(named);
      expect([response.statusCode, response.payload]).toEqual([400, 'Please upload your profile picture here']);
    }
    expect((await put(null)).statusCode).toBe(200);
    expect((await test.server.inject({ url: picture })).statusCode).toBe(200);
    const own = { firstName: 'Pat', lastName: 'Doe', email: user.email, profilePicture: picture };
    expect(
      (await test.server.inject({ method: 'PUT', url: '/api/users/profile', headers, payload: own })).result,
    ).toMatchObject({ profilePicture: picture });
    expect((await test.server.inject({ url: picture })).statusCode).toBe(200);
  });

  it.each([
    ['text that calls itself a picture', () => Promise.resolve(Buffer.from('<script>alert(1)</script>'))],
    [
      'a drawing (SVG)',
      () => Promise.resolve(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')),
    ],
    ['a GIF', () => draw(9, 9).gif().toBuffer()],
    [
      'an iPhone photo (HEIC)',
      () => Promise.resolve(Buffer.from('000000186674797068656963000000006d69663168656963', 'hex')),
    ],
  ])('is not %s', async (_name, bytes) => {
    const response = await upload(form(await bytes()));
    expect([response.statusCode, response.payload, response.headers['x-error-code']]).toEqual([
      400,
      'Please choose a PNG, JPEG or WebP picture.',
      'not_a_picture',
    ]);
    expect((await user.$query()).profilePicture).toBeNull();
  });

  it.each([
    [
      'half a picture',
      async () => (await draw().png().toBuffer()).subarray(0, 400),
      'This picture is damaged and can’t be read. Please choose another one.',
    ],
    [
      'the first bytes of a picture',
      async () => (await draw().webp().toBuffer()).subarray(0, 24),
      'This picture is damaged and can’t be read. Please choose another one.',
    ],
    [
      'a picture that would fill the memory',
      () => draw(9000, 9000).png({ progressive: true }).toBuffer(),
      'This picture is too large. Please choose one with at most 60 megapixels.',
    ],
  ])('is not %s, and the sentence names the reason', async (_name, bytes, sentence) => {
    expect((await upload(form(await bytes()))).payload).toBe(sentence);
  });

  it('is made of a picture of 81 megapixels that is read line by line', async () => {
    expect((await upload(form(await draw(9000, 9000).png().toBuffer()))).statusCode).toBe(200);
  });

  it('has at most 5 MB, and must be there', async () => {
    const large = await upload(form(Buffer.alloc(5 * 1024 * 1024 + 1)));
    expect([large.statusCode, large.payload, large.headers['x-error-code']]).toEqual([
      413,
      'The picture may have at most 5 MB.',
      'payload_too_large',
    ]);
    expect((await upload(form(Buffer.alloc(0)))).payload).toBe('This file is empty. Please choose another one.');
    const other = form(Buffer.from('x'), 'a.png', 'image/png', 'other');
    expect((await upload(other)).payload).toBe('Please choose a picture.');
    const json = await test.server.inject({
      method: 'POST',
      url: '/api/users/avatar',
      headers,
      payload: { file: 'x' },
    });
    expect(json.statusCode).toBe(415);
  });

  it('is for people who are signed in', async () => {
    expect((await upload(form(await draw().png().toBuffer()), visitor)).statusCode).toBe(401);
  });

  it.each(['x', '../../session-secret', '..%2f..%2fsession-secret', 'a'.repeat(32)])(
    'is not found at %s',
    async (name) => {
      expect((await test.server.inject({ url: `/api/avatars/${name}` })).statusCode).toBe(404);
    },
  );
});
