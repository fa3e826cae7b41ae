import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Professional } from '../../../contract/named-types';
import type { User } from '../../../platform/auth/user.model';
import { createUser } from '../../../platform/testing/factories';
import { signIn, visitor } from '../../../platform/testing/sign-in';
import { createTestServer, type TestServer } from '../../../platform/testing/test-server';
import { createProfessional } from '../professionals/professional-factory';

const folder = mkdtempSync(join(tmpdir(), 'counterpart-logos-'));
let test: TestServer;
let owner: User;
beforeAll(async () => {
  test = await createTestServer({ dataFolder: folder });
});
beforeEach(async () => {
  await test.empty();
  rmSync(join(folder, 'uploads'), { recursive: true, force: true });
  owner = await createProfessional();
});
afterAll(async () => {
  await test.stop();
  rmSync(folder, { recursive: true, force: true });
});

const url = '/api/accountants/profile/logo';
const wide = () =>
  sharp({ create: { width: 900, height: 300, channels: 3, background: { r: 10, g: 60, b: 200 } } })
    .png()
    .toBuffer();
async function upload(bytes: Buffer, viewer: User | null = owner) {
  const boundary = 'a-boundary-of-the-test';
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="logo.png"\r\nContent-Type: image/png\r\n\r\n`;
  const headers = {
    ...(viewer ? await signIn(test, viewer) : visitor),
    'content-type': `multipart/form-data; boundary=${boundary}`,
  };
  return test.server.inject({
    method: 'POST',
    url,
    headers,
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  });
}
const logoOf = (result: unknown) => (result as Professional).profile?.logoUrl ?? null;

describe('the logo of a profile', () => {
  it('is fitted uncropped into a transparent square, public, and replaced with its file', async () => {
    const first = logoOf((await upload(await wide())).result);
    expect(first).toMatch(/^\/api\/avatars\/[0-9a-f]{32}-512\.webp$/);
    expect(logoOf((await test.server.inject(`/api/accountants/${owner.id}`)).result)).toBe(first);
    const response = await test.server.inject(first ?? '');
    expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'image/webp']);
    const picture = response.rawPayload;
    expect(await sharp(picture).metadata()).toMatchObject({ width: 512, height: 512, hasAlpha: true });
    const second = logoOf((await upload(await wide())).result);
    expect(second).not.toBe(first);
    const digits = /[0-9a-f]{32}/.exec(second ?? '')?.[0];
    expect(readdirSync(join(folder, 'uploads', 'avatars')).sort()).toEqual([
      `${digits}-192.webp`,
      `${digits}-512.webp`,
    ]);
  });

  it('can be removed', async () => {
    await upload(await wide());
    const response = await test.server.inject({ method: 'DELETE', url, headers: await signIn(test, owner) });
    expect(logoOf(response.result)).toBeNull();
    expect(readdirSync(join(folder, 'uploads', 'avatars'))).toEqual([]);
  });

  it('is a picture of a professional who has a profile', async () => {
    const text = await upload(Buffer.from('<svg onload="alert(1)"/>'));
    expect([text.statusCode, text.payload, text.headers['x-error-code']]).toEqual([
      400,
      'Please choose a PNG, JPEG or WebP picture.',
      'not_a_picture',
    ]);
    expect((await upload(await wide(), await createUser())).headers['x-error-code']).toBe('accountants_only');
    expect((await upload(await wide(), await createUser({ userType: 'accountant' }))).headers['x-error-code']).toBe(
      'profile_not_found',
    );
    expect((await upload(await wide(), null)).statusCode).toBe(401);
  });
});
