import { afterAll, beforeAll, expect, it } from 'vitest';
import { createServer } from '../../../server/create-server';
import { createUser } from '../testing/factories';
import { signIn } from '../testing/sign-in';
import { createTestServer, type TestServer } from '../testing/test-server';

let test: TestServer;
beforeAll(async () => {
  test = await createTestServer();
});
afterAll(() => test.stop());

const another = 'another secret, that is also long enough';

/** Asks an API on the same database that was started with other secrets. */
async function withSecrets(sessionSecret: string, formerSecrets: readonly string[], headers: object) {
  const server = await createServer({ ...test.settings, sessionSecret, formerSecrets }, test.database);
  return (await server.inject({ url: '/api/user', headers: { ...headers } })).statusCode;
}

it('keeps people signed in while the secret is changed, and signs them out once the old one is taken out', async () => {
  const first = test.settings.sessionSecret;
  const headers = await signIn(test, await createUser());
  expect(await withSecrets(first, [another], headers)).toBe(200);
  expect(await withSecrets(another, [first], headers)).toBe(200);
  const doubled = { ...headers, cookie: `session=of-another-program; ${headers.cookie}` };
  expect(await withSecrets(another, [first], doubled)).toBe(200);
  expect(await withSecrets(another, [], headers)).toBe(401);
});
