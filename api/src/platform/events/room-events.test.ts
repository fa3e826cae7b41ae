import { afterAll, beforeAll, expect, it } from 'vitest';
import { BaseModel } from '../database/base-model';
import { inTransaction } from '../database/transaction';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';
import { emit, setSubscriptions } from './room-events';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
  BaseModel.knex(test.database);
});
afterAll(() => test.remove());

const jobs = (): Promise<string[]> => test.database('job_runs').pluck('name');
const writeJob = (name: string): Promise<void> =>
  inTransaction(async (transaction) => {
    await transaction('job_runs').insert({ name, dueAt: new Date() });
    await emit('person.changed', { userId: 7 }, transaction);
  });

it('reaches all who listen, in their order and within the transaction', async () => {
  const heard: string[] = [];
  setSubscriptions([
    { 'email.confirmed': () => Promise.reject(new Error('another event')) },
    {
      'person.changed': async ({ userId }, transaction) => {
        heard.push(`first ${userId}`);
        await transaction('job_runs').insert({ name: 'by a listener', dueAt: new Date() });
      },
    },
    {
      'person.changed': async (_, transaction) => {
        heard.push(`second after ${(await transaction('job_runs').pluck('name')).toSorted().join(' and ')}`);
      },
    },
  ]);
  await writeJob('by the writer');
  expect(heard).toEqual(['first 7', 'second after by a listener and by the writer']);
  expect((await jobs()).toSorted()).toEqual(['by a listener', 'by the writer']);
});

it('undoes what was written when one who listens fails', async () => {
  await test.empty();
  setSubscriptions([{ 'person.changed': () => Promise.reject(new Error('no room')) }]);
  await expect(writeJob('undone')).rejects.toThrow('no room');
  expect(await jobs()).toEqual([]);
});
