import { afterAll, beforeAll, expect, it } from 'vitest';
import { BaseModel } from '../../src/platform/database/base-model';
import { createUser } from '../../src/platform/testing/factories';
import { createTestDatabase, type TestDatabase } from '../../src/platform/testing/test-database';
import { looksOfCapitalI } from './0029-looks-of-capital-i';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
  BaseModel.knex(test.database);
});
afterAll(() => test.remove());

it('gives the oldest of names that differ by an i and an l alone its look, and can be repeated', async () => {
  const looks = ['adrnin', 'adrnln', 'adrlln', 'plain', null];
  const users = [];
  for (const usernameSkeleton of looks) {
    const { id } = await createUser();
    await test.database('users').where({ id }).update({ usernameSkeleton });
    users.push(id);
  }
  for (let time = 0; time < 2; time += 1) {
    await looksOfCapitalI.up(test.database);
    const rows = await test.database('users').whereIn('id', users).orderBy('id').select('usernameSkeleton');
    expect(rows.map(({ usernameSkeleton }) => usernameSkeleton as string | null)).toEqual([
      'adrnln',
      null,
      'adrlln',
      'plaln',
      null,
    ]);
  }
});
