import { afterAll, beforeAll, expect, it } from 'vitest';
import { openApiDocument, type Operation } from '../openapi/document';
import { createUser } from '../testing/factories';
import { signIn, visitor, type BrowserHeaders } from '../testing/sign-in';
import { createTestServer, type TestServer } from '../testing/test-server';

/** Operations that sign in, out or up: pages of any account may call them. */
const forAnyAccount = [
  ...['POST /api/login', 'POST /api/logout', 'POST /api/register', 'GET /api/login/second-step'],
  ...['POST /api/login/second-step', 'POST /api/login/passkey', 'POST /api/login/passkey/options'],
  ...['POST /api/login/recovery', 'DELETE /api/login/second-step'],
];

let test: TestServer;
let operations: readonly (readonly [name: string, operation: Operation])[];
let admin: BrowserHeaders;
beforeAll(async () => {
  test = await createTestServer();
  operations = Object.entries(openApiDocument(test.server).paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([verb, operation]) => [`${verb.toUpperCase()} ${path}`, operation] as const),
  );
  admin = await signIn(test, await createUser({ userType: 'admin' }));
});
afterAll(() => test.stop());

const bySession = () =>
  operations.filter(
    ([name, { security }]) => security.some((one) => 'session' in one) && !forAnyAccount.includes(name),
  );

/** Reads the response to a page of an account, before anything else of the request is checked. */
async function answerOf(name: string, page: string, headers: BrowserHeaders) {
  const [method, path = ''] = name.split(' ');
  const isForm = operations.some(
    ([known, { requestBody }]) => known === name && 'multipart/form-data' in (requestBody?.content ?? {}),
  );
  const form = { 'content-type': 'multipart/form-data; boundary=x' };
  const response = await test.server.inject({
    method: method as 'GET',
    url: path.replaceAll(/\{\w+\}/g, '1'),
    headers: { ...headers, 'x-page-account': page, ...(isForm && form) },
    ...(isForm && { payload: '--x--' }),
  });
  return [name, response.statusCode, response.headers['x-error-code'], response.payload];
}

const notSaved = "You're signed in to another account now, so this was not saved.";
const refused = (name: string, sentence: string) => [name, 409, 'account_changed', sentence];

it('no operation saves anything from the page of another account or of a visitor, or of one whose session has ended', async () => {
  const writes = bySession().filter(([name]) => !name.startsWith('GET '));
  expect(writes.length).toBeGreaterThan(100);
  for (const [name] of writes) {
    for (const page of ['999999', 'visitor'])
      expect(await answerOf(name, page, admin)).toEqual(refused(name, notSaved));
    expect((await answerOf(name, '999999', visitor)).slice(0, 3)).toEqual([name, 401, 'not_signed_in']);
  }
});

it('no operation shows anything to the page of another account; a visitor’s page may read what all may', async () => {
  const sentence = 'You’re signed in to another account now. Reload this page.';
  for (const [name] of bySession().filter(([one]) => one.startsWith('GET ')))
    expect(await answerOf(name, '999999', admin)).toEqual(refused(name, sentence));
  expect((await answerOf('GET /api/accountants', 'visitor', admin))[1]).toBe(200);
  expect((await answerOf('GET /api/accountants', '999999', visitor))[1]).toBe(200);
});

it('a page is asked for neither by signing in, up or out nor by requests without an account', async () => {
  const free = operations.filter(([, { security }]) => security.length === 0).map(([name]) => name);
  for (const name of [...free.filter((one) => !one.includes('changes')), ...forAnyAccount])
    expect((await answerOf(name, '999999', admin))[2]).not.toBe('account_changed');
});
