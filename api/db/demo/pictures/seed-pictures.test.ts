import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Professional, User } from '../../../src/contract/named-types';
import { avatarStore } from '../../../src/modules/identity/avatars/avatars.service';
import { cookieOf, visitor } from '../../../src/platform/testing/sign-in';
import { createTestServer, type TestServer } from '../../../src/platform/testing/test-server';
import { demoClients } from '../clients';
import { demoProfessionals } from '../professionals';
import { demoPassword, seedDemo } from '../seed-demo';
import { drawFirmMark } from './firm-mark';
import { looks } from './looks';
import { drawPortrait, portraitGrounds } from './portrait';

let test: TestServer;
const folder = mkdtempSync(join(tmpdir(), 'counterpart-demo-pictures-'));
beforeAll(async () => {
  test = await createTestServer({ dataFolder: folder });
  await test.empty();
  await seedDemo(test.database, { pictures: avatarStore({ bucket: null, dataFolder: folder }) });
});
afterAll(async () => {
  await test.stop();
  rmSync(folder, { recursive: true, force: true });
});

const files = () => readdirSync(join(folder, 'uploads', 'avatars'));
const pictures = async (): Promise<{ id: number; profilePicture: string | null }[]> =>
  test.database('users').orderBy('id').select('id', 'profilePicture');
/** Red, green, blue and opacity of the pixel at a share of the picture's width and height. */
async function pixel(bytes: Buffer, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 4;
  return [...data.subarray(at, at + 4)];
}

/** The least mean difference, of 255 steps a color, between any two drawings at the size of a list. */
async function closest(svgs: readonly string[]): Promise<number> {
  const drawn = await Promise.all(
    svgs.map((svg) => sharp(Buffer.from(svg)).resize(48, 48).flatten({ background: '#fff' }).raw().toBuffer()),
  );
  const differences = drawn.flatMap((one, index) =>
    drawn
      .slice(index + 1)
      .map((other) => one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length),
  );
  return Math.min(...differences);
}

describe('the demo people', () => {
  it('are all drawn: professionals, clients and the administrator', () => {
    const people = ['Alex Morgan', ...[...demoProfessionals, ...demoClients].map(({ name }) => name)];
    expect(Object.keys(looks).sort()).toEqual(people.sort());
  });

  it('have a portrait each, no two alike, stored and shown as an upload is', async () => {
    const rows = await pictures();
    expect(rows.filter(({ profilePicture }) => profilePicture === null)).toEqual([]);
    expect(new Set(rows.map(({ profilePicture }) => profilePicture)).size).toBe(rows.length);
    const shown = await Promise.all(rows.map(({ profilePicture }) => test.server.inject(profilePicture ?? '')));
    expect(shown.filter(({ statusCode }) => statusCode !== 200)).toEqual([]);
    expect(new Set(shown.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(rows.length);
    const metadata = await sharp(shown[0]?.rawPayload).metadata();
    expect(metadata).toMatchObject({ format: 'webp', width: 512, height: 512 });
  });

  it('are drawn on the tint of their id, which is theirs on every page', async () => {
    const rows = await pictures();
    for (const { id, profilePicture } of rows.slice(0, 12)) {
      const { rawPayload } = await test.server.inject(profilePicture ?? '');
      const ground = portraitGrounds[id % portraitGrounds.length] ?? '';
      const expected = [1, 3, 5].map((at) => Number.parseInt(ground.slice(at, at + 2), 16));
      const [red = 0, green = 0, blue = 0, opacity] = await pixel(rawPayload, 0.02, 0.02);
      // WebP keeps colors to a few of 255 steps.
      [red, green, blue].forEach((value, index) => expect(Math.abs(value - (expected[index] ?? 0))).toBeLessThan(6));
      expect(opacity).toBe(255);
    }
  });

  it('can be told apart without their grounds: faces and firms, each pair', async () => {
    const faces = Object.entries(looks).map(([name, look]) => drawPortrait(name, 0, look));
    const marks = await Promise.all(demoProfessionals.map(({ business }, index) => drawFirmMark(index, business)));
    expect(await closest(faces)).toBeGreaterThan(8);
    expect(await closest(marks)).toBeGreaterThan(8);
  });

  it('have firms with marks, opaque in the middle, with a small copy a fraction of the whole', async () => {
    const profiles: { logoUrl: string | null }[] = await test.database('accountant_profiles').select('logoUrl');
    expect(new Set(profiles.map(({ logoUrl }) => logoUrl)).size).toBe(demoProfessionals.length);
    for (const { logoUrl } of profiles) {
      const full = (await test.server.inject(logoUrl ?? '')).rawPayload;
      const small = (await test.server.inject((logoUrl ?? '').replace('-512.', '-192.'))).rawPayload;
      expect((await pixel(full, 0.5, 0.06))[3]).toBe(255);
      expect((await pixel(small, 0.5, 0.06))[3]).toBe(255);
      expect(small.length).toBeLessThan(full.length * 0.7);
    }
  });

  it('get the same pictures from another seeding', async () => {
    const before = await pictures();
    const names = files().sort();
    expect(names).toHaveLength(2 * (before.length + demoProfessionals.length));
    await test.empty();
    await seedDemo(test.database, { pictures: avatarStore({ bucket: null, dataFolder: folder }) });
    expect(await pictures()).toEqual(before);
    expect(files().sort()).toEqual(names);
  });

  it('replace and remove them as any other picture', async () => {
    const user = await test.database('users').where({ username: 'accountant' }).first('id', 'profilePicture');
    const count = files().length;
    const payload = { username: 'accountant', password: demoPassword };
    const login = await test.server.inject({ method: 'POST', url: '/api/login', headers: visitor, payload });
    const headers = { ...visitor, cookie: cookieOf(login) };
    const removed = await test.server.inject({ method: 'DELETE', url: '/api/users/avatar', headers });
    expect((removed.result as User).profilePicture).toBeNull();
    expect((await test.server.inject(user.profilePicture)).statusCode).toBe(404);
    expect(files()).toHaveLength(count - 2);
    const { result } = await test.server.inject(`/api/accountants/${user.id}`);
    expect([(result as Professional).profilePicture, (result as Professional).profile?.logoUrl]).toEqual([
      null,
      expect.stringMatching(/^\/api\/avatars\/[0-9a-f]{32}-512\.webp$/),
    ]);
  });
});
