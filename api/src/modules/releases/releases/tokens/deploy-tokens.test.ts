import { beforeEach, describe, expect, it } from 'vitest';
import { createUser, testPassword } from '../../../../platform/testing/factories';
import { signIn } from '../../../../platform/testing/sign-in';
import { testServer } from '../../../../platform/testing/test-server';
import { archiveOf, asInstallation, publication, publishing, registerShells, testShell } from '../release-factory';
import { Release } from '../release.model';

const test = testServer();
beforeEach(async () => {
  await registerShells(test);
});

const publish = async (description: unknown, headers: Record<string, string>) =>
  test.server.inject(publishing(await archiveOf(description), headers));
const activate = (version: string, headers: Record<string, string>) =>
  test.server.inject({ method: 'POST', url: `/api/platform/releases/blog/${version}/activate`, headers });

describe('deploy tokens', () => {
  const admin = async () => signIn(test, await createUser({ userType: 'admin' }));
  const make = async (headers: Record<string, string>, changes: object = {}) =>
    test.server.inject({
      method: 'POST',
      url: '/api/platform/deploy-tokens',
      headers,
      payload: { area: 'blog', label: 'Pipeline', currentPassword: testPassword, ...changes },
    });
  const list = async (headers: Record<string, string>) =>
    test.server.inject({ url: '/api/platform/deploy-tokens', headers });
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

  it('are made by an administrator who gives their password, are shown once and stored hashed', async () => {
    const headers = await admin();
    const wrong = await make(headers, { currentPassword: 'not the password' });
    expect([wrong.statusCode, wrong.payload]).toEqual([400, 'Current password is not correct']);
    expect((await make(headers, { currentPassword: '' })).payload).toBe('Current password is required');
    expect((await make(await signIn(test, await createUser()))).statusCode).toBe(403);
    const made = await make(headers);
    const { token, id } = made.result as { token: string; id: number };
    expect(token).toMatch(/^cpdeploy_[\w-]{43}$/);
    expect(made.headers['cache-control']).toBe('no-store');
    const stored = JSON.stringify([
      await test.database('deploy_tokens'),
      await test.database('audit_entries').select('details', 'subjectId', 'action'),
      (await list(headers)).result,
    ]);
    expect(stored).not.toContain(token);
    expect(stored).not.toContain(token.slice(9, 30));
    expect((await list(headers)).result).toEqual([
      expect.objectContaining({ id, area: 'blog', label: 'Pipeline', hint: token.slice(-4), lastUsedAt: null }),
    ]);
    const acts = await test.database('audit_entries').where({ action: 'deployToken.created' });
    expect(acts).toHaveLength(1);
  });

  it('grant neither another team nor a version before the one that is served', async () => {
    const { token } = (await make(await admin())).result as { token: string };
    const refusal = async (version: string, owner: string, name = 'blog') => {
      const { manifest } = publication();
      const { statusCode, payload } = await publish(
        publication(version, { name, manifest: { ...manifest, id: name, owner, routes: [] } }),
        bearer(token),
      );
      return [statusCode, payload.split('.')[0]];
    };
    await publish(publication('1.1.0'), bearer(token));
    await activate('1.1.0', bearer(token));
    expect(await refusal('1.2.0', 'team-money')).toEqual([403, 'blog belongs to team-editorial, not to team-money']);
    expect(await refusal('1.0.9', 'team-editorial')).toEqual([403, expect.stringContaining('blog 1')]);
    expect((await refusal('1.1.0-local.h1', 'team-editorial'))[0]).toBe(200);
  });

  it('publish and activate releases of their area only, until they are revoked', async () => {
    const headers = await admin();
    const { token, id } = (await make(headers)).result as { token: string; id: number };
    const published = await publish(publication(), bearer(token));
    expect([published.statusCode, published.payload]).toEqual([200, expect.stringContaining('1.0.0')]);
    expect((await activate('1.0.0', bearer(token))).statusCode).toBe(200);
    const [row] = (await list(headers)).result as { lastUsedAt: string }[];
    expect(Date.parse(row?.lastUsedAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
    expect((await Release.query().first())?.publishedBy).toBe(`Pipeline (…${token.slice(-4)})`);

    const { token: other } = (await make(headers, { area: 'admin' })).result as { token: string };
    for (const response of [await publish(publication('1.1.0'), bearer(other)), await activate('1.0.0', bearer(other))])
      expect([response.statusCode, response.headers['x-error-code'], response.payload]).toEqual([
        403,
        'release_token_other_area',
        'This deploy token is for admin, not for blog.',
      ]);
    const shells = await test.server.inject({
      method: 'PUT',
      url: '/api/platform/shells',
      headers: bearer(token),
      payload: { shells: [testShell] },
    });
    expect(shells.statusCode).toBe(401);

    const revoke = () => test.server.inject({ method: 'DELETE', url: `/api/platform/deploy-tokens/${id}`, headers });
    expect([(await revoke()).statusCode, (await revoke()).statusCode]).toEqual([200, 200]);
    expect((await publish(publication('1.1.0'), bearer(token))).statusCode).toBe(401);
    expect((await activate('1.0.0', bearer(token))).statusCode).toBe(401);
    expect(await test.database('audit_entries').where({ action: 'deployToken.revoked' })).toHaveLength(1);
    expect((await list(await signIn(test, await createUser()))).statusCode).toBe(403);
  });

  it('that only publish activate nothing and roll nothing back', async () => {
    const headers = await admin();
    const { token } = (await make(headers, { mayActivate: false })).result as { token: string };
    expect((await publish(publication(), bearer(token))).statusCode).toBe(200);
    const rollback = await test.server.inject({
      method: 'POST',
      url: '/api/platform/areas/blog/rollback',
      headers: bearer(token),
    });
    for (const response of [await activate('1.0.0', bearer(token)), rollback])
      expect([response.statusCode, response.headers['x-error-code']]).toEqual([403, 'release_token_publishes_only']);
    const preview = await test.server.inject({
      method: 'POST',
      url: '/api/platform/overrides',
      headers: bearer(token),
      payload: { area: 'blog', version: '1.0.0' },
    });
    expect([preview.statusCode, preview.headers['x-error-code']]).toEqual([403, 'release_token_publishes_only']);
    const seen = await test.server.inject({ url: '/api/platform/areas/blog', headers: bearer(token) });
    expect(seen.statusCode).toBe(200);
    expect((await activate('1.0.0', headers)).statusCode).toBe(200);
  });

  it('with a path publish only routes below it', async () => {
    const headers = await admin();
    const { token } = (await make(headers, { area: 'year-end', pathPrefix: '/year-end' })).result as { token: string };
    const { manifest } = publication();
    const withRoute = (version: string, path: string, by = bearer(token), slots: string[] = []) => {
      const routes = [{ path, head: { title: 'Year-end' } }];
      const own = { ...manifest, id: 'year-end', owner: 'team-year-end', routes, slots };
      return publish(publication(version, { name: 'year-end', manifest: own }), by);
    };
    const refused = await withRoute('1.0.0', '/year-ending');
    expect([refused.statusCode, refused.payload.split('.')[0]]).toEqual([
      403,
      "'/year-ending' is not below /year-end, the path of this deploy token",
    ]);
    expect((await withRoute('1.0.1', '/year-end')).statusCode).toBe(200);
    expect((await withRoute('1.0.2', '/year-end/:form')).statusCode).toBe(200);
    expect((await withRoute('1.0.3', '/year-end', bearer(token), ['header.bell'])).statusCode).toBe(403);
    expect((await withRoute('1.0.4', '/elsewhere', asInstallation)).statusCode).toBe(200);
    const url = '/api/platform/releases/year-end/1.0.4/activate';
    const post = async (path: string, by: Record<string, string>) =>
      (await test.server.inject({ method: 'POST', url: path, headers: by, payload: {} })).statusCode;
    expect(await post(url, bearer(token))).toBe(403);
    const area = '/api/platform/areas/year-end';
    expect([await post(url, asInstallation), await post(url.replace('1.0.4', '1.0.1'), asInstallation)]).toEqual([
      200, 200,
    ]);
    expect(await post(`${area}/rollback`, bearer(token)), 'nothing before the elder one').toBe(409);
    expect([
      await post(url.replace('1.0.4', '1.0.2'), bearer(token)),
      await post(`${area}/rollback`, bearer(token)),
    ]).toEqual([200, 200]);
    expect(await post(url.replace('activate', 'rollout'), asInstallation)).toBe(200);
    expect(await post(`${area}/advance`, bearer(token))).toBe(403);
    for (const pathPrefix of ['year-end', '/year-end/', '/', '/Year'])
      expect((await make(headers, { pathPrefix })).statusCode, pathPrefix).toBe(400);
  });

  it('still compare with what an area served before it was taken down', async () => {
    const headers = await admin();
    const { token } = (await make(headers)).result as { token: string };
    await publish(publication('1.1.0'), bearer(token));
    await activate('1.1.0', bearer(token));
    await publish(publication('1.3.0'), bearer(token));
    const trial = '/api/platform/releases/blog/1.3.0/rollout';
    await test.server.inject({ method: 'POST', url: trial, headers: bearer(token), payload: {} });
    const down = '/api/platform/areas/blog/take-down';
    await test.server.inject({ method: 'POST', url: down, headers, payload: { giveBack: false } });
    expect((await publish(publication('1.0.9'), bearer(token))).statusCode).toBe(403);
    expect((await publish(publication('1.2.0'), bearer(token))).statusCode, 'the trial ended with it').toBe(200);
  });

  it('end by themselves', async () => {
    const headers = await admin();
    const { token, expiresAt } = (await make(headers, { expiresInDays: 30 })).result as Record<string, string>;
    expect(Math.round((Date.parse(expiresAt ?? '') - Date.now()) / 86_400_000)).toBe(30);
    expect((await publish(publication(), bearer(token ?? ''))).statusCode).toBe(200);
    await test.database('deploy_tokens').update({ expiresAt: new Date(Date.now() - 1000) });
    expect((await publish(publication('1.1.0'), bearer(token ?? ''))).statusCode).toBe(401);
  });

  it('are refused before a byte of the body is read', async () => {
    const response = await test.server.inject({
      method: 'POST',
      url: '/api/platform/releases',
      headers: { ...bearer('cpdeploy_made-up'), 'content-type': 'multipart/form-data; boundary=x' },
      payload: 'no form at all',
    });
    expect(response.statusCode).toBe(401);
  });
});
