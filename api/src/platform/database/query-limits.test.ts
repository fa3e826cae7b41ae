import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createJobs } from '../jobs/jobs';
import { createUser } from '../testing/factories';
import { createTestServer, type TestServer } from '../testing/test-server';
import { User } from '../auth/user.model';
import { jobLimits, openDatabase, requestLimits } from './open-database';
import { database, inTransaction } from './transaction';

// The embedded database is in the process itself: its queries are bounded by the rows they may read.
describe.runIf(process.env['TEST_DATABASE_URL'])('a query on a server that does not end', () => {
  let test: TestServer;
  const cut = 'This took too long, so we stopped it. Nothing was changed. Please try again in a moment.';
  const away = 'We cannot reach our data right now. Please try again in a moment.';
  beforeAll(async () => {
    test = await createTestServer({ isTraced: true });
    test.server.route([
      { method: 'GET', path: '/slow', handler: async () => await database().raw<object>('select sleep(30)') },
      {
        method: 'POST',
        path: '/slow/{id}',
        handler: ({ params }) =>
          inTransaction(async (transaction) => {
            await User.query(transaction).findById(Number(params['id'])).patch({ city: 'Reno' });
            await User.query(transaction).patch({ state: transaction.raw('sleep(30)') });
          }),
      },
    ]);
  });
  afterAll(() => test.stop());

  /** Ids of connections to this test's database in which a query runs, our own left aside. */
  const running = async (): Promise<number[]> => {
    const [rows] = (await watcher.raw(
      "select id from information_schema.processlist where db = ? and command = 'Query' and id <> connection_id()",
      [(test.databaseSettings as { name: string }).name],
    )) as [{ id: number }[]];
    return rows.map(({ id }) => id);
  };
  let watcher: ReturnType<typeof openDatabase>;
  beforeAll(() => {
    watcher = openDatabase(test.databaseSettings);
  });
  afterAll(() => watcher.destroy());

  it('is ended by the server after seconds, and never more run than the pool has', async () => {
    let most = 0;
    const before = process.memoryUsage().rss;
    const began = performance.now();
    const calls = Array.from({ length: 60 }, () => test.server.inject('/slow'));
    let took = 0;
    const answered = Promise.all(calls).finally(() => (took = performance.now() - began));
    while (performance.now() - began < 2_900) {
      most = Math.max(most, (await running()).length);
      await wait(100);
    }
    const responses = await answered;
    // 2.4 s each, all concurrently, and what a busy machine takes besides; not the 30 s that they ask for.
    expect(took).toBeLessThan(6_000);
    expect(most).toBe(requestLimits.connections);
    // A busy server takes a moment to end what it has given up.
    await vi.waitFor(async () => expect(await running()).toEqual([]), { timeout: 5_000 });
    expect(process.memoryUsage().rss - before).toBeLessThan(50_000_000);
    expect(new Set(responses.map(({ statusCode, payload }) => `${statusCode} ${payload}`))).toEqual(
      new Set([`503 ${cut}`, `503 ${away}`]),
    );
    // The connections go on.
    expect((await test.server.inject('/api/dependencies')).statusCode).toBe(200);
  });

  it('names the request that it is for, where the server lists what runs', async () => {
    await test.server.start();
    const call = fetch(`${test.server.info.uri}/slow`, { headers: { 'x-request-id': 'a-name-of-this-test' } });
    const listed = async () =>
      JSON.stringify(await watcher.raw("select info from information_schema.processlist where info like '/*request%'"));
    await expect.poll(listed).toContain("/*request_id='a-name-of-this-test'*/ select sleep(30)");
    expect((await call).headers.get('x-request-id')).toBe('a-name-of-this-test');
  });

  it('undoes what it wrote, and responds with a sentence', async () => {
    const user = await createUser({ city: 'Austin', state: 'TX' });
    const response = await test.server.inject({ method: 'POST', url: `/slow/${user.id}` });
    expect([response.statusCode, response.payload]).toEqual([503, cut]);
    expect(await User.query().findById(user.id)).toMatchObject({ city: 'Austin', state: 'TX' });
    await vi.waitFor(async () => expect(await running()).toEqual([]), { timeout: 5_000 });
  });

  it('is killed where the server has no limit for it, as MySQL for writes', async () => {
    const unlimited = inTransaction(async (transaction) => {
      await transaction.raw('set session lock_wait_timeout = 3 /*M! , max_statement_time = 0 */');
      await User.query(transaction).patch({ state: transaction.raw('sleep(30)') });
    });
    await expect(unlimited).rejects.toThrow();
    await vi.waitFor(async () => expect(await running()).toEqual([]), { timeout: 5_000 });
  });

  it('of a job has longer, on connections of its own', async () => {
    const jobs = openDatabase(test.databaseSettings, { limits: jobLimits });
    const error = vi.fn();
    const done = vi.fn();
    const runner = createJobs({ logger: { error }, leases: null, database: jobs });
    runner.add({
      name: 'slow',
      everyMilliseconds: 60_000,
      run: async () => {
        await User.query().select(database().raw('sleep(3)')).limit(1);
        await inTransaction((transaction) => transaction.raw('select sleep(1)'));
        done();
      },
    });
    await createUser();
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    runner.start();
    vi.advanceTimersByTime(60_000);
    vi.useRealTimers();
    await vi.waitFor(() => expect(done.mock.calls.length + error.mock.calls.length).toBe(1), { timeout: 10_000 });
    expect(error).not.toHaveBeenCalled();
    await runner.stop();
    await jobs.destroy();
  });
});
