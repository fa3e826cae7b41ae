import { createLocalJWKSet, createRemoteJWKSet, jwtVerify, type JSONWebKeySet } from 'jose';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createUser } from '../../../../platform/testing/factories';
import { signIn, visitor } from '../../../../platform/testing/sign-in';
import { testServer } from '../../../../platform/testing/test-server';
import { json, startFakeBackend, type FakeBackend } from '../testing/fake-backend';
import { serveBlog, setTestBackend } from '../testing/served-blog';
import { publicKeys } from './backend-identity';

const test = testServer();
let backend: FakeBackend;
beforeEach(async () => {
  backend = await startFakeBackend();
  test.server.app.platform.site.forget();
  await serveBlog(test);
  await setTestBackend(`${backend.url}/v1`);
});
afterEach(() => backend.stop());

const call = async (path = '/notes', headers: Record<string, string> = visitor, more: object = {}) =>
  test.server.inject({ url: `/api/areas/blog${path}`, headers, ...more });
const sent = () => backend.calls.at(-1);
const identityOf = async (area = 'blog') => {
  const token = (sent()?.request.headers.authorization ?? '').replace('Bearer ', '');
  const keys = (await test.server.inject('/api/areas/.well-known/jwks.json')).result as JSONWebKeySet;
  return jwtVerify(token, createLocalJWKSet(keys), { issuer: 'http://localhost:3000', audience: area });
};

describe('a call of an area’s backend', () => {
  it('reaches it below its base URL, with its query, method and body', async () => {
    backend.respond = (_request, response) => void json(response, { title: 'Tax dates' });
    const read = await call('/notes/7%20b?year=2026&q=a%26b');
    expect([read.statusCode, read.result]).toEqual([200, JSON.stringify({ title: 'Tax dates' })]);
    expect(sent()?.request.url).toBe('/v1/notes/7%20b?year=2026&q=a%26b');
    expect(read.headers).toMatchObject({
      ...{ 'content-type': 'application/json; charset=utf-8', vary: expect.stringMatching(/cookie/) },
      ...{ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' },
    });
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      const payload = { text: 'Hi', amount: 12.5 };
      const written = await call('/notes', visitor, { method, payload });
      expect(written.payload).toBe('{"title":"Tax dates"}');
      expect([sent()?.request.method, JSON.parse(sent()?.body ?? '')]).toEqual([method, payload]);
    }
    expect((await call('', visitor)).statusCode).toBe(200);
  });

  it('says who asks, in a token that any library verifies', async () => {
    const user = await createUser({ firstName: 'Rosa', lastName: 'Tamez' });
    const headers = await signIn(test, user);
    await call('/notes', headers);
    const { payload, protectedHeader } = await identityOf();
    expect(protectedHeader).toMatchObject({ alg: 'ES256', kid: expect.any(String) });
    expect(payload).toEqual({
      ...{ iss: 'http://localhost:3000', aud: 'blog', sub: String(user.id), userType: 'client', name: 'Rosa Tamez' },
      emailConfirmed: true,
      ...{ iat: expect.any(Number), exp: (payload.iat ?? 0) + 60 },
    });
    await expect(identityOf('year-end')).rejects.toThrow('aud');
    await call();
    const asVisitor = await identityOf();
    expect(asVisitor.payload).not.toHaveProperty('sub');
    expect(asVisitor.payload).not.toHaveProperty('emailConfirmed');
    await test.database('users').where({ id: user.id }).update({ emailConfirmedAt: null });
    await call('/notes', headers);
    expect((await identityOf()).payload).toMatchObject({ sub: String(user.id), emailConfirmed: false });
    // A tab from before the sign-in shows a visitor's page.
    await call('/notes', { ...headers, 'x-page-account': 'visitor' });
    expect((await identityOf()).payload).not.toHaveProperty('sub');
  });

  it('is verified by a service in the lines that the documents show', async () => {
    await test.server.start();
    const keys = createRemoteJWKSet(new URL(`${test.server.info.uri}/api/areas/.well-known/jwks.json`));
    await call('/notes', await signIn(test, await createUser()));
    const token = sent()?.request.headers.authorization?.slice('Bearer '.length) ?? '';
    const { payload } = await jwtVerify(token, keys, { issuer: 'http://localhost:3000', audience: 'blog' });
    expect(payload.sub).toMatch(/^\d+$/);
    await expect(jwtVerify(`${token.slice(0, -4)}AAAA`, keys)).rejects.toThrow('signature');
    await test.server.stop({ timeout: 0 });
    await test.server.initialize();
  });

  it('is signed by the first secret, and the keys of the former ones are still there', () => {
    const keysOf = (...[sessionSecret = '', ...formerSecrets]: string[]) =>
      publicKeys({ sessionSecret, formerSecrets }).keys.map(({ kid }) => kid);
    const [one] = keysOf('a secret of this test');
    const [two] = keysOf('another secret of this test');
    expect(one).not.toBe(two);
    expect(keysOf('another secret of this test', 'a secret of this test')).toEqual([two, one]);
  });

  it('carries nothing by which a backend could act as someone', async () => {
    const user = await createUser();
    const headers = {
      ...(await signIn(test, user)),
      ...{ 'x-request-id': 'request-12345678', 'accept-language': 'es', accept: 'text/csv' },
      ...{ 'if-none-match': '"1"', 'if-match': '"1"', 'if-modified-since': new Date(0).toUTCString() },
      ...{
        'x-forwarded-for': '10.1.2.3',
        forwarded: 'for=10.1.2.3',
        'x-csrf-token': 'secret',
        'x-page-account': String(user.id),
      },
      ...{ 'idempotency-key': '"4f"', 'x-client': 'blog@1', origin: 'http://localhost:3000', referer: 'http://a.b/' },
    };
    await call('/notes', headers);
    const got = sent()?.request.headers ?? {};
    expect(Object.keys(got).sort()).toEqual([
      ...['accept', 'accept-encoding', 'accept-language', 'authorization', 'connection', 'host', 'idempotency-key'],
      'x-request-id',
    ]);
    expect(got).toMatchObject({ 'accept-encoding': 'identity', connection: 'close', 'accept-language': 'es' });
    expect(got['authorization']).toMatch(/^Bearer eyJ/);
  });

  it('cannot leave the base URL', async () => {
    for (const path of [
      ...['/..%2f..%2fadmin', '/a%5C..%5Cb', '/%2F%2Fevil.example/', '/a%00', '/..;/admin', '/a/.;x=1/b', '/%2E.%3b/a'],
      ...['/%252e%252E/admin', '/..%252Fadmin', '/a%255cb', '/a%25252fb'],
    ])
      expect((await call(path)).statusCode, path).toBe(400);
    expect(backend.calls).toHaveLength(0);
    for (const path of ['//evil.example/x', '/@evil.example/x', '/:80/x', '/a..;v=1/b', '/100%25']) {
      await call(path);
      expect(sent()?.request.url, path).toBe(`/v1${path}`);
    }
    expect((await call('/../../platform/areas')).headers['x-error-code']).not.toBe(undefined);
  });

  it('shows nothing of one person to the next on the same browser', async () => {
    backend.respond = (_request, response) =>
      void json(response, { balance: 1 }, { etag: '"1"', 'last-modified': new Date(0).toUTCString() });
    const first = await call();
    expect(first.headers).not.toHaveProperty('etag');
    expect(first.headers).not.toHaveProperty('last-modified');
    const other = { ...(await signIn(test, await createUser())), 'if-none-match': '"1"' };
    const next = await call('/notes', { ...other, 'if-modified-since': new Date().toUTCString() });
    expect([next.statusCode, next.payload, next.headers['cache-control']]).toEqual([200, '{"balance":1}', 'no-store']);
    backend.respond = (_request, response) => response.writeHead(304).end();
    expect((await call('/notes', other)).statusCode).toBe(502);
    backend.respond = (_request, response) => response.writeHead(404).end();
    expect((await call('/notes', other)).headers['cache-control']).toBe('no-store');
  });

  it('may have no body', async () => {
    backend.respond = (_request, response) => response.writeHead(201).end();
    const made = await call('/notes', visitor, { method: 'POST', payload: {} });
    expect([made.statusCode, made.payload]).toEqual([204, '']);
    backend.respond = (_request, response) => void json(response, { a: 1 }, { 'content-length': '7' });
    const head = await call('/notes', visitor, { method: 'HEAD' });
    expect([sent()?.request.method, head.statusCode, head.payload]).toEqual(['HEAD', 200, '']);
    expect(head.headers).toMatchObject({ 'content-type': 'application/json; charset=utf-8', 'content-length': '7' });
    backend.respond = (_request, response) => response.writeHead(200).end();
    expect((await call('/notes', visitor, { method: 'HEAD' })).statusCode).toBe(200);
    backend.respond = (_request, response) => response.writeHead(404).end();
    expect((await call('/notes', visitor, { method: 'HEAD' })).statusCode).toBe(404);
  });

  it('is not taken from a backend, which would call itself without end', async () => {
    backend.respond = ({ headers: { authorization = '' } }, response) =>
      void call('/notes', { ...visitor, authorization }).then((looped) =>
        response.writeHead(looped.statusCode, { 'content-type': 'text/plain' }).end(looped.payload),
      );
    const { statusCode, payload } = await call();
    const sentence = 'The backend of an area cannot call one with the identity it was called with.';
    expect([statusCode, payload, backend.calls.length]).toEqual([400, sentence, 1]);
    backend.respond = (_request, response) => void json(response, {});
    const others = `e30.${Buffer.from('{"iss":"https://id.example"}').toString('base64url')}.e30`;
    for (const authorization of [`Bearer ${others}`, 'Bearer a.bnVsbA.c', 'Bearer token', 'Basic YTpi'])
      expect((await call('/notes', { ...visitor, authorization })).statusCode, authorization).toBe(200);
  });

  it('is refused as any other write from another site, and beyond the limits of a body', async () => {
    const payload = { text: 'Hi' };
    const elsewhere = await call('/notes', { 'sec-fetch-site': 'cross-site' }, { method: 'POST', payload });
    expect([elsewhere.statusCode, elsewhere.headers['x-error-code']]).toEqual([403, 'csrf_refused']);
    const large = await call('/notes', visitor, { method: 'POST', payload: { text: 'x'.repeat(1_100_000) } });
    expect(large.statusCode).toBe(413);
    const form = { ...visitor, 'content-type': 'text/html' };
    expect((await call('/notes', form, { method: 'POST', payload: '<b>' })).statusCode).toBe(415);
    const old = { ...visitor, 'x-page-account': '999' };
    expect((await call('/notes', old, { method: 'POST', payload })).statusCode).toBe(401);
    expect(backend.calls).toHaveLength(0);
  });

  it('that runs while the backend is removed ends, and the next finds none', async () => {
    let finish = (): void => undefined;
    const arrived = new Promise<void>((resolve) => {
      backend.respond = (_request, response) => {
        finish = () => void json(response, { late: true });
        resolve();
      };
    });
    const running = call();
    await arrived;
    await test.database('area_backends').delete();
    expect((await call()).statusCode).toBe(404);
    finish();
    expect((await running).statusCode).toBe(200);
  });

  it('finds none where none was set, the area is not served or is switched off', async () => {
    const notFound = async (url: string) => {
      const { statusCode, headers } = await test.server.inject({ url, headers: visitor });
      return [statusCode, headers['x-error-code']];
    };
    expect(await notFound('/api/areas/messaging/notes')).toEqual([404, 'backend_not_found']);
    expect(await notFound('/api/areas/Not%20an%20area/notes')).toEqual([404, 'backend_not_found']);
    await test.database('release_activations').update({ active: false });
    expect(await notFound('/api/areas/blog/notes')).toEqual([404, 'backend_not_found']);
    await test.database('release_activations').update({ active: true });
    expect((await call()).statusCode).toBe(200);
    await switchBlogOff();
    expect(await notFound('/api/areas/blog/notes')).toEqual([404, 'area_switched_off']);
    expect(backend.calls).toHaveLength(1);
  });
});

async function switchBlogOff(): Promise<void> {
  const headers = await signIn(test, await createUser({ userType: 'admin' }));
  const { result } = await test.server.inject({ url: '/api/admin/settings', headers });
  const { version, settings } = result as { version: number; settings: { areas: object } };
  const changed = { ...settings, areas: { ...settings.areas, blog: false } };
  const url = '/api/admin/settings';
  await test.server.inject({ method: 'PUT', url, headers, payload: { version, settings: changed } });
}
