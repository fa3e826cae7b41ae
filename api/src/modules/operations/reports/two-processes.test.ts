import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { BaseModel } from '../../../platform/database/base-model';
import { addDays, dayOf, startOf } from '../../../platform/counts/utc-day';
import { User } from '../../../platform/auth/user.model';
import type { ApiProcess } from '../../../platform/testing/api-process';
import { createUser } from '../../../platform/testing/factories';
import { createTestDatabase, type TestDatabase } from '../../../platform/testing/test-database';
import { startTwoApiProcesses, type TwoApiProcesses } from '../../../platform/testing/two-api-processes';

const second = 1_000;

describe.runIf(process.env['TEST_DATABASE_URL'])('two API processes on one database', () => {
  const today = dayOf(new Date());
  let test: TestDatabase;
  let apis: TwoApiProcesses;
  beforeAll(async () => {
    test = await createTestDatabase();
    BaseModel.knex(test.database);
    for (const days of [3, 2, 2, 1]) {
      const { id } = await createUser();
      await User.query()
        .patch({ createdAt: new Date(startOf(addDays(today, -days)).getTime() + second) })
        .where({ id });
    }
    apis = await startTwoApiProcesses(test.databaseSettings, { RATE_LIMITS: 'off' });
  });
  afterAll(async () => {
    await apis.stop();
    await test.remove();
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
    await Promise.all(apis.processes.map((one) => send(one, 20)));
    await vi.waitFor(
      async () =>
        expect(await amounts('daily_counts', { counter: 'emptySearchWords', subject: 'falconry' })).toEqual([40]),
      { timeout: 20 * second, interval: 200 },
    );
    await vi.waitFor(async () => expect(await amounts('report_figures', { figure: 'clients' })).toEqual([1, 2, 1]), {
      timeout: 60 * second,
      interval: 500,
    });
    const [first] = apis.processes;
    await send(first, 3);
    first.child.kill('SIGTERM');
    expect((await first.ended).said).toBe('');
    expect(await amounts('daily_counts', { counter: 'search' })).toEqual([43]);
    expect(await test.database('report_days').whereNotNull('rolledUpAt')).toHaveLength(3);
  });
});
