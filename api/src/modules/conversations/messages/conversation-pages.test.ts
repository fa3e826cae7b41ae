import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Conversation as PresentedConversation } from '../../../contract/named-types';
import { rowsRead } from '../../../platform/testing/count-queries';
import { createUser } from '../../../platform/testing/factories';
import { signIn } from '../../../platform/testing/sign-in';
import { createTestServer, type TestServer } from '../../../platform/testing/test-server';
import { pairOf } from '../threads/conversation.model';

let test: TestServer;
beforeAll(async () => {
  test = await createTestServer();
});
afterAll(() => test.stop());

it('a person with 205 conversations gets them all by page, counts and finds them all', async () => {
  const viewer = await createUser();
  const headers = await signIn(test, viewer);
  const template = (await test.database('users').where({ id: viewer.id }).first()) as object;
  const names = Array.from({ length: 205 }, (_, index) => `writer${index}`);
  const writers = names.map((name) => ({
    ...template,
    id: undefined,
    firstName: name,
    ...Object.fromEntries(['username', 'usernameKey', 'usernameSkeleton'].map((key) => [key, name])),
    ...Object.fromEntries(['email', 'emailKey'].map((key) => [key, `${name}@example.com`])),
  }));
  await test.database.batchInsert('users', writers, 20);
  const users: { id: number; firstName: string }[] = await test
    .database('users')
    .where('firstName', 'like', 'writer%')
    .orderBy('id');
  const lastMessageAt = new Date();
  const connection = 'accepted';
  const pairs = users.map(({ id }) => ({ ...pairOf(viewer.id, id), lastMessageAt, connection }));
  await test.database.batchInsert('conversations', pairs, 20);
  const conversations: { id: number; user1Id: number; user2Id: number }[] = await test
    .database('conversations')
    .orderBy('id');
  const messages = conversations.map(({ id, user1Id, user2Id }) => ({
    conversationId: id,
    senderId: user1Id === viewer.id ? user2Id : user1Id,
    receiverId: viewer.id,
    content: 'Hello',
    read: false,
    createdAt: lastMessageAt,
  }));
  await test.database.batchInsert('messages', messages, 20);

  const page = async (query: string) =>
    (await test.server.inject({ url: `/api/conversations${query}`, headers })).result as PresentedConversation[];
  const first = await page('');
  const second = await page(`?before=${first.at(-1)?.lastMessage?.id}`);
  const namesOf = (list: readonly PresentedConversation[]) => list.map(({ otherUser }) => otherUser.firstName);
  expect([first.length, second.length]).toEqual([200, 5]);
  expect(namesOf([...first, ...second])).toEqual(users.map(({ firstName }) => firstName).reverse());
  expect(await page(`?before=${second.at(-1)?.lastMessage?.id}`)).toEqual([]);

  expect(namesOf(await page('?q=writer0'))).toEqual(['writer0']);
  const found = await page('?q=writer');
  expect(await page(`?q=writer&before=${found.at(-1)?.lastMessage?.id}`)).toHaveLength(5);

  const asked = users.slice(0, 2).map(({ id }) => id);
  for (const requestedById of [...asked, viewer.id])
    await test
      .database('conversations')
      .where(pairOf(viewer.id, requestedById === viewer.id ? (users[2]?.id ?? 0) : requestedById))
      .update({ connection: 'pending', requestedById });
  expect(namesOf(await page('?waiting=true'))).toEqual(['writer1', 'writer0']);
  const unread = await test.server.inject({ url: '/api/conversations/unread-count', headers });
  expect(unread.result).toEqual({ count: 205 });

  // SQLite does not say how many rows it read.
  if (!process.env['TEST_DATABASE_URL']) return;
  await test.database.batchInsert('messages', new Array(4_000).fill({ ...messages[0], read: true }), 100);
  const pushed = {
    userId: viewer.id,
    kind: 'message',
    title: 'A',
    body: 'B',
    href: '/',
    read: true,
    createdAt: new Date(),
  };
  await test.database.batchInsert('notifications', new Array(4_000).fill(pushed), 100);
  for (const url of ['/api/conversations', '/api/notifications']) {
    const { rows } = await rowsRead(test.databaseSettings, () => test.server.inject({ url, headers }));
    expect.soft(rows, url).toBeLessThan(2_000);
  }
});
