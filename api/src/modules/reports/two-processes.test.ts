import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { BaseModel } from '../../platform/database/base-model';
import { addDays, dayOf, startOf } from '../../platform/counts/utc-day';
import { User } from '../../platform/auth/user.model';
import { startApiProcess, type ApiProcess } from '../../platform/testing/api-process';
import { createUser } from '../../platform/testing/factories';
import { createTestDatabase, type TestDatabase } from '../../platform/testing/test-database';

const second = 1_000;

describe.runIf(process.env['TEST_DATABASE_URL'])('two API processes on one database', { timeout: 180_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'counterpart-reports-'));
  const today = dayOf(new Date());
  let test: TestDatabase;
  let processes: readonly ApiProcess[] = [];
  beforeAll(async () => {
    test = await createTestDatabase();
    BaseModel.knex(test.database);
    for (const days of [3, 2, 2, 1]) {
      const { id } = await createUser();
      await User.query()
        .patch({ createdAt: new Date(startOf(addDays(today, -days)).getTime() + second) })
        .where({ id });
    }
    if (test.databaseSettings.engine !== 'mysql') throw new Error('TEST_DATABASE_URL names no database server.');
    const { host, port, user, password, name } = test.databaseSettings;
    const variables = {
      DATABASE_URL: `mysql://${user}:${password}@${host}:${port}/${name}`,
      DATA_DIR: folder,
      SESSION_SECRET: 'a secret that both processes have been given',
      RATE_LIMITS: 'off',
    };
    processes = [startApiProcess(variables), startApiProcess(variables)];
    await Promise.all(processes.map(({ ready }) => ready));
  }, 180_000);
  afterAll(async () => {
    for (const { child } of processes) child.kill('SIGTERM');
    await Promise.all(processes.map(({ ended }) => ended));
    await test.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  const amounts = async (table: string, where: object): Promise<number[]> => {
    const rows: { amount: number }[] = await test.database(table).where(where).orderBy('day').select('amount');
    return rows.map(({ amount }) => amount);
  };

  it('roll each day up once, and add their counts up, also those that one held when it was stopped', async () => {
    const send = async ({ ready }: ApiProcess, times: number): Promise<void> => {
      const { url } = await ready;
      for (let index = 0; index < times; index += 1) {
        const response = await fetch(`${url}/api/counts`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
          body: JSON.stringify({ event: 'search', words: 'falconry', found: false }),
        });
        expect(response.status).toBe(204);
      }
    };
    await Promise.all(processes.map((one) => send(one, 20)));
    await vi.waitFor(
      async () =>
        expect(await amounts('daily_counts', { counter: 'emptySearchWords', subject: 'falconry' })).toEqual([40]),
      { timeout: 20 * second, interval: 200 },
    );
    await vi.waitFor(async () => expect(await amounts('report_figures', { figure: 'clients' })).toEqual([1, 2, 1]), {
      timeout: 60 * second,
      interval: 500,
    });
    const [first] = processes;
    if (!first) throw new Error('No process was started.');
    await send(first, 3);
    first.child.kill('SIGTERM');
    expect((await first.ended).said).toBe('');
    expect(await amounts('daily_counts', { counter: 'search' })).toEqual([43]);
    expect(await test.database('report_days').whereNotNull('rolledUpAt')).toHaveLength(3);
  });
});
