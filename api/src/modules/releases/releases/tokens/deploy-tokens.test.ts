import { beforeEach, describe, expect, it } from 'vitest';
import { createUser, testPassword } from '../../../../platform/testing/factories';
import { signIn } from '../../../../platform/testing/sign-in';
import { testServer } from '../../../../platform/testing/test-server';
import { archiveOf, publication, publishing, registerShells, testShell } from '../release-factory';
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
