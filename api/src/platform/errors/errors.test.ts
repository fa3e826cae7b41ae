import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUser } from '../testing/factories';
import { signIn, visitor } from '../testing/sign-in';
import { createTestServer, type TestServer } from '../testing/test-server';

let test: TestServer;
beforeAll(async () => {
  test = await createTestServer();
  const failing = { auth: false as const };
  test.server.route([
    {
      method: 'GET',
      path: '/api/test/bug',
      options: failing,
      handler: () => {
        throw new TypeError('cannot read secretColumn of /srv/app/file.ts');
      },
    },
    {
      method: 'GET',
      path: '/api/test/sql',
      options: failing,
      handler: () => test.database('no_such_table').select('secretColumn'),
    },
  ]);
});
afterAll(() => test.stop());

const json = { ...visitor, 'content-type': 'application/json' };

describe('an error response', () => {
  it('is one plain sentence with a code and the id of the request', async () => {
    const response = await test.server.inject('/api/nowhere');
    expect(response.statusCode).toBe(404);
    expect(response.payload).toBe('We couldn’t find what you asked for.');
    expect(response.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(response.headers['x-error-code']).toBe('not_found');
    expect(response.headers['x-request-id']).toMatch(/^[\w-]{36}$/);
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it('keeps the request id that the shell sent, unless it is not one', async () => {
    const sent = async (id: string): Promise<unknown> =>
      (await test.server.inject({ url: '/api/nowhere', headers: { 'x-request-id': id } })).headers['x-request-id'];
    expect(await sent('shell-1234')).toBe('shell-1234');
    expect(await sent('x y\tz <script>')).not.toContain('script');
  });

  it.each(['/api/test/bug', '/api/test/sql'])('never tells how the server works: %s', async (url) => {
    const response = await test.server.inject(url);
    expect([response.statusCode, response.payload, response.headers['x-error-code']]).toEqual([
      500,
      'Something went wrong on our side. Please try again.',
      'internal_error',
    ]);
    expect(JSON.stringify(response.headers)).not.toMatch(/secretColumn|select|\/srv/);
  });
});

describe('a request that cannot be understood', () => {
  it('malformed JSON is a 400', async () => {
    const response = await test.server.inject({
      method: 'POST',
      url: '/api/login',
      headers: json,
      payload: '{"username": ',
    });
    expect([response.statusCode, response.payload, response.headers['x-error-code']]).toEqual([
      400,
      'The body is not valid JSON.',
      'malformed_json',
    ]);
  });

  it.each([['[]'], ['"text"'], ['5'], ['true']])('a body of %s is a 400', async (payload) => {
    const response = await test.server.inject({ method: 'POST', url: '/api/login', headers: json, payload });
    expect([response.statusCode, response.payload]).toEqual([400, 'The body must be a JSON object.']);
  });

  it('a body of 3 MB is a 413', async () => {
    const payload = JSON.stringify({ username: 'x'.repeat(3 * 1024 * 1024), password: 'x' });
    const response = await test.server.inject({ method: 'POST', url: '/api/login', headers: json, payload });
    expect([response.statusCode, response.payload, response.headers['x-error-code']]).toEqual([
      413,
      'What you sent is too large.',
      'payload_too_large',
    ]);
  });

  it('another media type is a 415', async () => {
    const headers = { ...visitor, 'content-type': 'application/x-www-form-urlencoded' };
    const response = await test.server.inject({ method: 'POST', url: '/api/login', headers, payload: 'username=x' });
    expect([response.statusCode, response.payload]).toEqual([415, 'Send the body as application/json.']);
  });

  it('an unknown field is a 400 that names it', async () => {
    const response = await test.server.inject({
      method: 'POST',
      url: '/api/login',
      headers: json,
      payload: { username: 'x', password: 'y', admin: true },
    });
    expect([response.statusCode, response.payload, response.headers['x-error-code']]).toEqual([
      400,
      "The field 'admin' is not known here.",
      'unknown_field',
    ]);
  });

  it('a prototype in the body is a 400', async () => {
    const response = await test.server.inject({
      method: 'POST',
      url: '/api/login',
      headers: json,
      payload: '{"username":"x","password":"y","__proto__":{"a":1}}',
    });
    expect(response.statusCode).toBe(400);
  });

  it.each([
    ['GET', '/api/login', 'POST'],
    ['DELETE', '/api/user', 'GET, HEAD'],
    ['PUT', '/api/healthz', 'GET, HEAD'],
    ['OPTIONS', '/api/register', 'POST'],
  ])('%s %s is a 405 that allows %s', async (method, url, allow) => {
    const response = await test.server.inject({ method, url, headers: visitor });
    expect([response.statusCode, response.headers['allow'], response.headers['x-error-code']]).toEqual([
      405,
      allow,
      'method_not_allowed',
    ]);
  });

  it.each(['/api/%E0%A4%A', '/api/user%00', '/api/../etc/passwd', '/'])(
    'a strange path is refused: %s',
    async (url) => {
      const response = await test.server.inject(url);
      expect([400, 404]).toContain(response.statusCode);
      expect(response.headers['content-type']).toBe('text/plain; charset=utf-8');
    },
  );

  it('a cookie that is not one of ours does no harm', async () => {
    const response = await test.server.inject({
      url: '/api/healthz',
      headers: { cookie: 'session=abc; a"b=c; =; tracking={"x":1}' },
    });
    expect(response.statusCode).toBe(200);
  });
});

describe('every response', () => {
  it('forbids sniffing, framing and scripts, and is not stored when it is a person’s', async () => {
    const headers = await signIn(test, await createUser());
    const response = await test.server.inject({ url: '/api/user', headers });
    expect(response.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'cache-control': 'private, no-store',
    });
  });
});
