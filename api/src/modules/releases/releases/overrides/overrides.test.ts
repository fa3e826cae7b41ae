import { beforeEach, describe, expect, it } from 'vitest';
import type { ActiveOverride, AreaOverride as Override, OverrideLink } from '../../../../contract/named-types';
import { isAllowedOrigin, isOriginPattern } from '../../../../hosting/override-origin';
import { cohortCookie } from '../../../../hosting/cohort-bucket';
import { overrideCookieOf, overrideSetCookie } from '../../../../hosting/override-cookie';
import { productActor } from '../../../../platform/audit/record-audit';
import { createUser, testPassword } from '../../../../platform/testing/factories';
import { signIn, visitor } from '../../../../platform/testing/sign-in';
import { testServer } from '../../../../platform/testing/test-server';
import { archiveOf, asInstallation, publication, publishing, registerShells } from '../release-factory';
import { createDeployToken, revokeDeployToken } from '../tokens/deploy-tokens.service';
import { AreaOverride } from './area-override.model';
import { sealOverride, unsealOverride } from './override-seal';

type Headers = Readonly<Record<string, string>>;

const origin = 'http://localhost:4100';
const test = testServer();
let admin: Headers;
beforeEach(async () => {
  await registerShells(test);
  await test.server.inject(publishing(await archiveOf(publication('1.0.0'))));
  admin = await signIn(test, await createUser({ userType: 'admin' }));
});

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const tokenOf = (area: string) => createDeployToken({ area, label: 'CI', createdById: null }, productActor);
const post = (url: string, headers: Headers, payload: object) =>
  test.server.inject({ method: 'POST', url, headers, payload });
const make = (headers: Headers, changes: object = {}) =>
  post('/api/platform/overrides', headers, { area: 'blog', origin, currentPassword: testPassword, ...changes });
const codeOf = async (headers: Headers = admin): Promise<string> => {
  const made = await make(headers);
  expect(made.payload).not.toBe('');
  return (made.result as OverrideLink).path.replace('/overrides/', '');
};
const use = (code: string, headers: Headers, deployToken = '') =>
  post(`/api/platform/overrides/links/${code}`, headers, { deployToken });
/** The cookie that a browser has after it. */
const cookieOf = (response: { readonly headers: Readonly<Record<string, unknown>> }): string =>
  String(response.headers['set-cookie']).split(';')[0] ?? '';
const current = async (cookie: string, server = test.server): Promise<Override | null> =>
  (
    (await server.inject({ url: '/api/platform/override', headers: { cookie } })).result as {
      override: Override | null;
    }
  ).override;
const started = async (headers: Headers = admin): Promise<string> => cookieOf(await use(await codeOf(), headers));
const codes = (response: { readonly statusCode: number; readonly headers: Readonly<Record<string, unknown>> }) => [
  response.statusCode,
  response.headers['x-error-code'],
];

describe('the link of an override', () => {
  it('is made by an administrator who gives their password, or by a deploy token of the area', async () => {
    expect(codes(await make(visitor))).toEqual([401, 'release_token_refused']);
    expect(codes(await make(await signIn(test, await createUser())))).toEqual([403, 'admin_only']);
    expect(codes(await make(admin, { currentPassword: '' }))).toEqual([400, 'wrong_password']);
    expect(codes(await make(admin, { currentPassword: 'not it' }))).toEqual([400, 'wrong_password']);
    expect((await make(admin)).statusCode).toBe(200);
    const { token } = await tokenOf('blog');
    const made = await make(bearer(token), { currentPassword: '' });
    expect(made.result).toMatchObject({ area: 'blog', title: 'Blog', origin });
    expect(JSON.stringify(await test.database('area_overrides'))).not.toContain(
      (made.result as OverrideLink).path.slice(-20),
    );
  });

  it('is not made with a token of another area, for an origin that is not allowed, or an unknown area', async () => {
    const { token } = await tokenOf('admin');
    expect(codes(await make(bearer(token)))).toEqual([403, 'release_token_other_area']);
    for (const wrong of ['https://evil.example', 'http://localhost:4100/', 'http://localhost.evil.example', 'nonsense'])
      expect([wrong, ...codes(await make(admin, { origin: wrong }))]).toEqual([wrong, 403, 'override_origin_refused']);
    expect(codes(await make(admin, { area: 'nothing' }))).toEqual([404, 'area_not_found']);
  });

  it('says what it sets and by whom it was made, and whether the caller has to show a token', async () => {
    const { token } = await tokenOf('blog');
    const code = await codeOf(bearer(token));
    const look = async (headers: Headers) =>
      (await test.server.inject({ url: `/api/platform/overrides/links/${code}`, headers })).result;
    const subject = { area: 'blog', title: 'Blog', origin, madeBy: `CI (…${token.slice(-4)})` };
    expect(await look(visitor)).toEqual({ ...subject, mayUse: false });
    expect(await look(admin)).toEqual({ ...subject, mayUse: true });
  });

  it('sets nothing for people without the role: a link that was sent to them is worth nothing', async () => {
    const code = await codeOf();
    expect(codes(await use(code, visitor))).toEqual([401, 'release_token_refused']);
    expect(codes(await use(code, await signIn(test, await createUser())))).toEqual([401, 'release_token_refused']);
    expect(codes(await use(code, visitor, (await tokenOf('admin')).token))).toEqual([403, 'release_token_other_area']);
    // From another site's page.
    const foreign = await use(code, { ...admin, 'sec-fetch-site': 'cross-site' }, (await tokenOf('blog')).token);
    expect(codes(foreign)).toEqual([403, 'csrf_refused']);
    expect(foreign.headers['set-cookie']).toBeUndefined();
    expect((await use(code, visitor, (await tokenOf('blog')).token)).statusCode).toBe(200);
  });

  it('works once, for ten minutes', async () => {
    const code = await codeOf();
    const both = await Promise.all([use(code, admin), use(code, admin)]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404]);
    expect(codes(await use(code, admin))).toEqual([404, 'override_link_gone']);
    const late = await codeOf();
    await AreaOverride.query().patch({ linkUntil: new Date(Date.now() - 1) });
    expect(codes(await use(late, admin))).toEqual([404, 'override_link_gone']);
  });
});

describe('the preview of a published release', () => {
  const preview = (headers: Headers, version: string, area = 'planner') =>
    post('/api/platform/overrides', headers, { area, version });
  const publishNew = async () => {
    const manifest = { ...publication('1.0.0').manifest, id: 'planner', title: 'Planner', routes: [plannerRoute] };
    await test.server.inject(publishing(await archiveOf({ ...publication('1.0.0'), name: 'planner', manifest })));
  };
  const plannerRoute = { path: '/planner', head: { title: 'Planner' } };

  it('is of any release, also of an area that serves none, for one browser with the link', async () => {
    await publishNew();
    const { row, token } = await tokenOf('planner');
    const made = await preview(bearer(token), '1.0.0');
    expect(made.result).toMatchObject({ area: 'planner', title: 'Planner', origin: 'release 1.0.0' });
    const code = (made.result as OverrideLink).path.replace('/overrides/', '');
    const looked = await test.server.inject({ url: `/api/platform/overrides/links/${code}`, headers: visitor });
    expect(looked.result).toMatchObject({ mayUse: true });
    const cookie = cookieOf(await use(code, visitor));
    const shown = await test.server.inject({ url: '/api/platform/override', headers: { cookie } });
    expect(shown.result).toMatchObject({
      override: { origin: 'release 1.0.0' },
      release: {
        metadata: { version: '1.0.0' },
        deployment: { traffic: 100 },
        extras: { manifest: { id: 'planner' } },
      },
    });
    const listed = await test.server.inject({ url: '/api/platform/overrides', headers: admin });
    expect(listed.result).toMatchObject([{ origin: 'release 1.0.0', usedBy: 'A visitor with the link' }]);
    const { result } = await test.server.inject('/api/platform/discovery');
    expect(JSON.stringify(result)).not.toContain('planner');
    await revokeDeployToken(row.id, productActor);
    expect(await current(cookie)).toBeNull();
  });

  it('is not of what was never published, nor with the token of another area', async () => {
    const { token } = await tokenOf('blog');
    expect(codes(await preview(bearer(token), '9.9.9', 'blog'))).toEqual([404, 'release_not_found']);
    expect(codes(await preview(bearer(token), '1.0.0'))).toEqual([403, 'release_token_other_area']);
    const both = await post('/api/platform/overrides', bearer(token), { area: 'blog', version: '1.0.0', origin });
    expect(both.statusCode).toBe(400);
  });
});

describe('the cookie of an override', () => {
  it('is out of reach of scripts, of this host over https only, and gone after eight hours', async () => {
    const response = await use(await codeOf(), admin);
    expect(String(response.headers['set-cookie'])).toMatch(
      /^counterpart_override=[\w-]+\.[\w-]+; Max-Age=(28800|28799); Path=\/; HttpOnly; SameSite=Lax$/,
    );
    const secure = overrideSetCookie('value', 'https://counterpart.example', new Date(Date.now() + 60_500));
    expect(secure).toBe('__Host-counterpart_override=value; Max-Age=60; Path=/; HttpOnly; SameSite=Lax; Secure');
    // Over https one without the prefix, which another host of the domain can set, counts for nothing.
    expect(overrideCookieOf('counterpart_override=value', 'https://counterpart.example')).toBeNull();
  });

  it('stands for the override until it ends', async () => {
    const cookie = await started();
    expect(await current(cookie)).toMatchObject({ area: 'blog', title: 'Blog', origin });
    expect(await current('')).toBeNull();
    const stopped = await test.server.inject({
      method: 'DELETE',
      url: '/api/platform/override',
      headers: { ...visitor, cookie },
    });
    expect(stopped.statusCode).toBe(204);
    expect(String(stopped.headers['set-cookie'])).toContain('Max-Age=0');
    expect(await current(cookie)).toBeNull();
  });

  it('is worth nothing once it was changed: not for another area, another origin or a longer time', async () => {
    const cookie = await started();
    const [name = '', value = ''] = cookie.split('=');
    const [payload = '', signature = ''] = value.split('.');
    const sealed = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
    const resealed = (changes: object) =>
      `${name}=${Buffer.from(JSON.stringify({ ...sealed, ...changes })).toString('base64url')}.${signature}`;
    expect(await current(resealed({}))).not.toBeNull();
    for (const changes of [{ area: 'admin' }, { origin: 'http://localhost:9999' }, { until: Date.now() + 1e9 }])
      expect(await current(resealed(changes))).toBeNull();
    expect(await current(`${name}=${payload}`)).toBeNull();
    expect(await current(`${name}=${payload}.${signature}.${signature}`)).toBeNull();
    // Signed here, but of another row than its own.
    const row = await AreaOverride.query().findOne({}).throwIfNotFound();
    row.area = 'admin';
    expect(await current(`${name}=${sealOverride(row, test.settings.sessionSecret)}`)).toBeNull();
    expect(unsealOverride(value, 'another secret that is long enough')).toBeNull();
  });

  it('ends by the clock, with the role of who has it, and with the list of origins', async () => {
    const cookie = await started();
    const { value } = { value: cookie.split('=')[1] ?? '' };
    expect(unsealOverride(value, test.settings.sessionSecret, Date.now() + 8 * 3_600_000)).toBeNull();
    await test.database('users').update({ userType: 'client' });
    expect(await current(cookie)).toBeNull();
    await test.database('users').update({ userType: 'admin', suspendedAt: new Date() });
    expect(await current(cookie)).toBeNull();
    await test.database('users').update({ suspendedAt: null });
    expect(await current(cookie)).not.toBeNull();
    Object.assign(test.settings, { overrideOrigins: [] });
    expect(await current(cookie)).toBeNull();
    Object.assign(test.settings, { overrideOrigins: ['http://localhost:*'] });
    await AreaOverride.query().patch({ expiresAt: new Date(Date.now() - 1) });
    expect(await current(cookie)).toBeNull();
  });

  it('ends with the deploy token that it was taken with', async () => {
    const { token, row } = await tokenOf('blog');
    const cookie = cookieOf(await use(await codeOf(bearer(token)), visitor, token));
    expect(await current(cookie)).not.toBeNull();
    await revokeDeployToken(row.id, productActor);
    expect(await current(cookie)).toBeNull();
  });

  it('keeps what its browser reports out of the numbers of a trial', async () => {
    await test.server.inject({
      method: 'POST',
      url: '/api/platform/releases/blog/1.0.0/activate',
      headers: asInstallation,
    });
    await test.server.inject(publishing(await archiveOf(publication('1.1.0'))));
    await post('/api/platform/releases/blog/1.1.0/rollout', asInstallation, { steps: [50], waitSeconds: 60 });
    const report = (cookie: string) =>
      post(
        '/api/platform/trial-reports',
        { ...visitor, cookie },
        { reports: [{ area: 'blog', version: '1.1.0', failed: ['load'] }] },
      );
    const counted = async () => (await test.database('release_trial_reports')).length;
    await report(`${cohortCookie}=one; ${await started()}`);
    expect(await counted()).toBe(0);
    await report(`${cohortCookie}=one`);
    expect(await counted()).toBe(1);
  });
});

describe('administrators', () => {
  const list = async (headers: Headers) => test.server.inject({ url: '/api/platform/overrides', headers });

  it('see who has which area from where until when, and end it immediately', async () => {
    const person = await createUser({ userType: 'admin', firstName: 'Ada', lastName: 'Bell' });
    const ada = await signIn(test, person);
    const cookie = await started(ada);
    await codeOf();
    const rows = (await list(admin)).result as ActiveOverride[];
    const one = { area: 'blog', title: 'Blog', origin, version: null };
    expect(rows).toMatchObject([
      { ...one, usedBy: '', usedAt: null },
      { ...one, usedBy: 'Ada Bell' },
    ]);
    expect(codes(await list(await signIn(test, await createUser())))).toEqual([403, 'admin_only']);
    const end = (headers: Headers) =>
      test.server.inject({ method: 'DELETE', url: `/api/platform/overrides/${rows[1]?.id ?? 0}`, headers });
    expect((await end(await signIn(test, await createUser()))).statusCode).toBe(403);
    expect([(await end(admin)).statusCode, (await end(admin)).statusCode]).toEqual([204, 204]);
    expect(await current(cookie)).toBeNull();
    expect((await list(admin)).result).toHaveLength(1);
    const acts = await test.database('audit_entries').where('action', 'like', 'override.%').orderBy('id');
    expect((acts as { action: string }[]).map(({ action }) => action)).toEqual([
      'override.linkMade',
      'override.started',
      'override.linkMade',
      'override.ended',
    ]);
  });
});

it('the team of an area sees its previews and ends one that no one opened, and no other team does', async () => {
  const code = await codeOf(admin);
  const made = await make(admin, { origin: undefined, version: '1.0.0' });
  const preview = (made.result as OverrideLink).path.replace('/overrides/', '');
  const [own, other] = [(await tokenOf('blog')).token, (await tokenOf('news')).token].map(bearer);
  const list = (headers: Headers = {}) => test.server.inject({ url: '/api/platform/overrides?area=blog', headers });
  const [shown] = (await list(own)).result as ActiveOverride[];
  expect(shown).toMatchObject({ version: '1.0.0', origin: 'release 1.0.0', usedAt: null });
  expect(codes(await list(other))).toEqual([403, 'release_token_other_area']);
  expect(codes(await list(visitor))).toEqual([401, 'release_token_refused']);
  const end = (headers: Headers = {}) =>
    test.server.inject({ method: 'DELETE', url: `/api/platform/overrides/${shown?.id ?? 0}`, headers });
  expect(codes(await end(other))).toEqual([403, 'release_token_other_area']);
  expect((await end(own)).statusCode).toBe(204);
  expect(codes(await use(preview, visitor))).toEqual([404, 'override_link_gone']);
  expect((await use(code, admin)).statusCode).toBe(200);
});

describe('allowed origins', () => {
  it('are https, or http of the machine itself', () => {
    expect(
      ['https://dev.example', 'https://dev.example:8443', 'http://localhost:*', 'http://127.0.0.1:4100'].map(
        isOriginPattern,
      ),
    ).toEqual([true, true, true, true]);
    expect(
      ['http://dev.example', 'https://dev.example/', 'https://*.example', '*', 'ftp://localhost'].map(isOriginPattern),
    ).toEqual([false, false, false, false, false]);
    expect(isAllowedOrigin('http://localhost:1', ['http://localhost:*'])).toBe(true);
    expect(isAllowedOrigin('http://localhost', ['http://localhost:*'])).toBe(true);
    expect(isAllowedOrigin('http://127.0.0.1:1', ['http://localhost:*'])).toBe(false);
    expect(isAllowedOrigin('https://dev.example:1', ['https://dev.example'])).toBe(false);
    expect(isAllowedOrigin('http://localhost:*', ['http://localhost:*'])).toBe(false);
  });
});
