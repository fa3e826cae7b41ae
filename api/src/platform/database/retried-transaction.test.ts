import Libsql from 'libsql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUser } from '../testing/factories';
import { createTestServer, type TestServer } from '../testing/test-server';
import { User } from '../auth/user.model';
import { inRetriedTransaction } from './retried-transaction';
import { inTransaction } from './transaction';

let test: TestServer;
beforeAll(async () => {
  test = await createTestServer();
});
afterAll(() => test.stop());

/** Work that writes, and fails with this code so many times before it succeeds. */
async function work(code: string, failures: number) {
  const user = await createUser();
  let runs = 0;
  const result = inRetriedTransaction(async (transaction) => {
    runs += 1;
    await User.query(transaction)
      .findById(user.id)
      .patch({ firstName: `Run ${runs}` });
    if (runs <= failures) throw Object.assign(new Error('Collided.'), { nativeError: { code } });
    return runs;
  });
  const outcome = await result.then(
    (value) => value,
    (error: unknown) => error,
  );
  return { outcome, runs, firstName: (await User.query().findById(user.id).throwIfNotFound()).firstName, user };
}

describe('a transaction that collides', () => {
  it('is undone and retried until it succeeds', async () => {
    for (const code of ['ER_LOCK_DEADLOCK', 'SQLITE_BUSY', 'SQLITE_BUSY_SNAPSHOT'])
      expect(await work(code, 7)).toMatchObject({ outcome: 8, runs: 8, firstName: 'Run 8' });
  });

  it('fails after eight attempts, and nothing of it stays', async () => {
    const { outcome, runs, firstName, user } = await work('ER_LOCK_DEADLOCK', 8);
    expect(outcome).toMatchObject({ nativeError: { code: 'ER_LOCK_DEADLOCK' } });
    expect(runs).toBe(8);
    expect(firstName).toBe(user.firstName);
  });

  it('with any other error is not retried', async () => {
    expect(await work('ER_DUP_ENTRY', 1)).toMatchObject({ runs: 1 });
  });
});

describe.runIf(!process.env['TEST_DATABASE_URL'])('SQLite beside another process that writes', () => {
  it('writes what it has read before', async () => {
    const { databaseSettings } = test;
    const other = new Libsql(databaseSettings.engine === 'sqlite' ? databaseSettings.file : '');
    other.exec('create table written_elsewhere (at integer)');
    const { id } = await createUser();
    await inTransaction(async (transaction) => {
      const { firstName } = await User.query(transaction).findById(id).throwIfNotFound();
      // Waits for its turn in a process of its own.
      expect(() => other.exec('insert into written_elsewhere values (1)')).toThrow('database is locked');
      await User.query(transaction)
        .findById(id)
        .patch({ firstName: `${firstName} Lee` });
    });
    other.exec('insert into written_elsewhere values (1)');
    other.close();
    expect((await User.query().findById(id).throwIfNotFound()).firstName).toMatch(/ Lee$/);
  });
});
