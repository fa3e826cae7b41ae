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
  await createUser({ username: 'dorde', firstName: 'Đorđe', lastName: 'Straße-Æbelø' });
  await createUser({ username: 'dordevic', firstName: 'Jose\u0301', lastName: 'O’Hara, C.P.A.' });
  await createUser({ username: 'min', firstName: '민준', lastName: 'ขวัญ' });
});
afterAll(() => test.remove());

it.each([
  ['jane_doe', ['jane_doe']],
  ['JANE doe', ['jane_doe', 'janexdoe']],
  ['Doe, Jane', ['jane_doe', 'janexdoe']],
  ['%', ['janexdoe']],
  ['%%%', []],
  ['_', ['jane_doe']],
  ['wow!', ['janexdoe']],
  ['öztürk', ['jane_doe']],
  ['OZTURK jane', ['jane_doe']],
  ['o\u0308ztu\u0308rk', ['jane_doe']],
  ['jane nobody', []],
  ['dorde', ['dorde', 'dordevic']],
  ['STRASSE đorđe', ['dorde']],
  ['Straße-Æbelø', ['dorde']],
  ['strase', []],
  ['aebelo', ['dorde']],
  ['cpa', ['dordevic']],
  ['C.P.A. José', ['dordevic']],
  ['cpa jose', ['dordevic']],
  ['c.a', []],
  ['ohara', ['dordevic']],
  ["O'Hara", ['dordevic']],
  ['민준', ['min']],
  ['ขวัญ', ['min']],
  ['(', []],
  ['[a-z]', []],
  ['\\', []],
  ['^.*$', []],
  ['j|x', []],
  ['', ['dorde', 'dordevic', 'jane_doe', 'janexdoe', 'min']],
])('%j finds what has each of its words, letters folded and signs for themselves', async (question, usernames) => {
  const query = User.query().select('username').orderBy('username');
  whereContains(query, ['username', 'firstName', 'lastName'], question);
  expect((await query).map(({ username }) => username)).toEqual(usernames);
});

it('compares every sign of the keyboard', async () => {
  for (const sign of ' !"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~') {
    const query = User.query().select('username');
    whereContains(query, ['firstName'], `x${sign}y`);
    expect(await query).toEqual([]);
  }
});
