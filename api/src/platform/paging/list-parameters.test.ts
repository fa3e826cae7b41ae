import { afterAll, beforeAll, expect, it } from 'vitest';
import { archiveOf, publication, publishing, registerShells } from '../../modules/releases/releases/release-factory';
import type { OpenApiDocument } from '../openapi/document';
import { createUser } from '../testing/factories';
import { signIn } from '../testing/sign-in';
import { createTestServer, type TestServer } from '../testing/test-server';

let test: TestServer;
let headers: Record<string, string>;
let paths: OpenApiDocument['paths'];
beforeAll(async () => {
  test = await createTestServer();
  await registerShells(test);
  await test.server.inject(publishing(await archiveOf(publication())));
  headers = await signIn(test, await createUser({ userType: 'admin' }));
  ({ paths } = (await test.server.inject('/api/openapi.json')).result as OpenApiDocument);
});
afterAll(() => test.stop());

/** Collects every operation's response to a text in a query parameter of this name. */
async function answersTo(parameter: string, text: string): Promise<[path: string, answer: string][]> {
  const asking = Object.entries(paths).filter(([, { get }]) =>
    get?.parameters?.some(({ name, in: location }) => location === 'query' && name === parameter),
  );
  expect(asking.length).toBeGreaterThan(3);
  return Promise.all(
    asking.map(async ([path]): Promise<[string, string]> => {
      // The lists of one endpoint differ by their name.
      const named = path.replace('{queue}', 'reviews').replace('/areas/{name}', '/areas/blog');
      const url = `${named}?${parameter}=${text}`;
      const { statusCode, payload } = await test.server.inject({ url, headers });
      return [path, statusCode === 200 ? 'found' : payload];
    }),
  );
}

it.each(['0', '-1', '1001', '9007199254740991', ''])(
  'every list takes page %s for the nearest it has',
  async (page) => {
    for (const [path, answer] of await answersTo('page', page)) expect([path, answer]).toEqual([path, 'found']);
  },
);

it.each(['x', '1.5'])('every list says what a page is when asked for page %s', async (page) => {
  for (const [path, answer] of await answersTo('page', page))
    expect([path, answer]).toEqual([path, 'The page must be a whole number.']);
});

it.each([201, 5_000])('every search answers a question of %s characters', async (length) => {
  for (const [path, answer] of await answersTo('q', 'x'.repeat(length)))
    if (path === '/api/conversations') expect(answer).toBe('A search can have at most 100 characters.');
    else expect([path, answer]).toEqual([path, 'found']);
});
