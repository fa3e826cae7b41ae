import { afterAll, beforeAll, expect, it } from 'vitest';
import { User } from '../auth/user.model';
import { BaseModel } from '../database/base-model';
import { createUser } from '../testing/factories';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';
import { whereContains } from './where-contains';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
  BaseModel.knex(test.database);
  await createUser({ username: 'jane_doe', firstName: 'Jane', lastName: 'Öztürk' });
  await createUser({ username: 'janexdoe', firstName: '100%', lastName: 'Wow!' });
});
afterAll(() => test.remove());

it.each([
  ['jane_doe', ['jane_doe']],
  ['JANE doe', ['jane_doe', 'janexdoe']],
  ['%', ['janexdoe']],
  ['%%%', []],
  ['_', ['jane_doe']],
  ['wow!', ['janexdoe']],
  ['öztürk', ['jane_doe']],
  ['jane nobody', []],
  ['', ['jane_doe', 'janexdoe']],
])('%j finds what has each of its words, signs for themselves', async (question, usernames) => {
  const query = User.query().select('username').orderBy('username');
  whereContains(query, ['username', 'firstName', 'lastName'], question);
  expect((await query).map(({ username }) => username)).toEqual(usernames);
});
