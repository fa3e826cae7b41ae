import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createProfessional } from '../../src/modules/directory/professionals/professional-factory';
import { BaseModel } from '../../src/platform/database/base-model';
import { createUser } from '../../src/platform/testing/factories';
import { createTestDatabase, type TestDatabase } from '../../src/platform/testing/test-database';
import { visibleTexts } from './0021-visible-texts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
  BaseModel.knex(test.database);
});
beforeEach(() => test.empty());
afterAll(() => test.remove());

const one = async (table: string, id: number): Promise<Record<string, unknown>> =>
  ((await test.database(table).where({ id }).first()) ?? {}) as Record<string, unknown>;

it('mends what was stored before texts were looked at, and can be repeated', async () => {
  const { id } = await createProfessional({ firstName: 'Ma\u200bria', lastName: 'Lo\u202epez', city: 'Austin' });
  await test.database('users').where({ id }).update({ profilePicture: '/\\evil.example', usernameSkeleton: null });
  await test.database('accountant_profiles').where({ userId: id }).update({ bio: 'Numbers\u0007 and\u2028people' });
  const blank = await createUser({ firstName: '', lastName: '' });
  const { id: reader } = await createUser();
  const [message] = await Promise.all([
    test.database('conversations').insert({ user1Id: id, user2Id: reader, lastMessageAt: new Date() }),
  ]);
  await test.database('messages').insert({
    conversationId: message[0],
    senderId: id,
    receiverId: reader,
    content: 'Hi\u200b\u200b there',
    createdAt: new Date(),
  });
  for (let time = 0; time < 2; time += 1) await visibleTexts.up(test.database);
  expect(await one('users', id)).toMatchObject({ firstName: 'Maria', lastName: 'Lopez', profilePicture: null });
  expect(await one('users', blank.id)).toMatchObject({ firstName: 'Unnamed', lastName: 'member' });
  expect((await test.database('accountant_profiles').first()).bio).toBe('Numbers and\npeople');
  expect((await test.database('messages').first()).content).toBe('Hi there');
});

it('gives the oldest of names that look alike its look, and the others keep their name', async () => {
  const admin = await createUser({ username: 'admin' });
  const late = await createUser({ username: 'someone' });
  const plain = await createUser({ username: 'plain' });
  await test.database('users').update({ usernameSkeleton: null });
  await test.database('users').where({ id: late.id }).update({ username: 'аdmin', usernameKey: 'аdmin' });
  await visibleTexts.up(test.database);
  const skeletons = await Promise.all(
    [admin, late, plain].map(async ({ id }) => (await one('users', id)).usernameSkeleton),
  );
  expect(skeletons).toEqual(['adrnin', null, 'plain']);
});

it('brings keys up to date unless another account has the one of today', async () => {
  const composed = await createUser({ email: 'jos\u00e9@example.com' });
  const decomposed = await createUser({ email: 'other@example.com' });
  const old = { email: 'jose\u0301@example.com', emailKey: 'jose\u0301@example.com' };
  await test.database('users').where({ id: decomposed.id }).update(old);
  await visibleTexts.up(test.database);
  expect((await one('users', decomposed.id)).emailKey).toBe(old.emailKey);
  await test.database('users').where({ id: composed.id }).delete();
  await visibleTexts.up(test.database);
  expect((await one('users', decomposed.id)).emailKey).toBe('jos\u00e9@example.com');
});
