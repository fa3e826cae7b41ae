import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { HomeReview } from '../../../contract/named-types';
import { rowsRead } from '../../../platform/testing/count-queries';
import { createUser } from '../../../platform/testing/factories';
import { createTestServer, type TestServer } from '../../../platform/testing/test-server';
import { createProfessional } from '../professionals/professional-factory';

let test: TestServer;
beforeAll(async () => {
  test = await createTestServer();
});
beforeEach(() => test.empty());
afterAll(() => test.stop());

const read = async (): Promise<HomeReview[]> => (await test.server.inject('/api/home/reviews')).result as HomeReview[];
const long = 'Every number in the report had a source, and the call was short.';

async function review(accountantId: number, changes: object = {}) {
  const client = await createUser({ firstName: 'Tamika', lastName: 'Brooks' });
  await test
    .database('reviews')
    .insert({ accountantId, clientId: client.id, rating: 5, comment: long, createdAt: new Date(), ...changes });
}

it('responds with the newest three that are good and say something', async () => {
  const professional = await createProfessional({ firstName: 'Maria', lastName: 'Lopez' });
  for (const number of [1, 2, 3, 4]) await review(professional.id, { comment: `${long} (${number})` });
  await review(professional.id, { rating: 3 });
  await review(professional.id, { comment: 'Good.' });
  await review(professional.id, { hiddenAt: new Date() });
  const found = await read();
  expect(found.map(({ comment }) => comment)).toEqual([`${long} (4)`, `${long} (3)`, `${long} (2)`]);
  expect(found[0]).toEqual({
    id: expect.any(Number),
    rating: 5,
    comment: `${long} (4)`,
    author: 'Tamika B.',
    professionalName: 'Maria Lopez',
  });
});

it('shows one review of each client before a second', async () => {
  const [one, other] = [await createProfessional(), await createProfessional()];
  const { id: clientId } = await createUser();
  await review(one.id, { comment: `${long} (1)` });
  await review(one.id, { clientId, comment: `${long} (2)` });
  await review(other.id, { clientId, comment: `${long} (3)` });
  expect((await read()).map(({ comment }) => comment)).toEqual([`${long} (3)`, `${long} (1)`, `${long} (2)`]);
});

it('counts the listed professionals, the verified of them, and their states', async () => {
  await createProfessional({ state: 'TX' }, { verified: true });
  await createProfessional({ state: 'Texas' });
  await createProfessional({ state: 'Ohio' }, { listed: false, verified: true });
  await createProfessional({ state: 'DC' });
  const { result } = await test.server.inject('/api/home/counts');
  expect(result).toEqual({ professionals: 3, verified: 1, states: 1 });
});

it('does not cut the first character of a last name', async () => {
  const professional = await createProfessional();
  const author = await createUser({ firstName: 'Kim', lastName: '👩‍💻 Doe' });
  await review(professional.id, { clientId: author.id });
  expect((await read())[0]?.author).toBe('Kim 👩‍💻.');
});

it('leaves out unlisted professionals, and is empty before the first review', async () => {
  expect(await read()).toEqual([]);
  await review((await createProfessional({}, { listed: false })).id);
  expect(await read()).toEqual([]);
});

// SQLite does not say how many rows it read.
it.runIf(process.env['TEST_DATABASE_URL'])('reads a page of rows, however many reviews there are', async () => {
  const professionals = await Promise.all(Array.from({ length: 10 }, () => createProfessional()));
  const clients = await Promise.all(Array.from({ length: 40 }, () => createUser()));
  const reviews = clients.flatMap(({ id: clientId }) =>
    professionals.map(({ id: accountantId }) => ({
      ...{ accountantId, clientId, rating: 5, comment: long, createdAt: new Date() },
    })),
  );
  await test.database.batchInsert('reviews', reviews, 100);
  const { rows, result } = await rowsRead(test.databaseSettings, () => test.server.inject('/api/home/reviews'));
  expect(result.statusCode).toBe(200);
  expect(rows).toBeLessThan(300);
});
