import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { NotificationList } from '../../contract/named-types';
import type { User } from '../../platform/auth/user.model';
import { inTransaction } from '../../platform/database/transaction';
import { createUser } from '../../platform/testing/factories';
import { signIn, visitor } from '../../platform/testing/sign-in';
import { createTestServer, type TestServer } from '../../platform/testing/test-server';
import { notify, notifyOnce } from './notifications.service';

let test: TestServer;
let user: User;
let headers: Record<string, string>;
beforeAll(async () => {
  test = await createTestServer();
});
beforeEach(async () => {
  await test.empty();
  user = await createUser();
  headers = await signIn(test, user);
});
afterAll(() => test.stop());

const news = (changes: object = {}) => ({ userId: user.id, kind: 'message' as const, title: 'New message', body: 'Hello', href: '/messages?with=2', ...changes });
const tell = (changes: object = {}) => inTransaction((transaction) => notify(news(changes), transaction));
const list = async () => (await test.server.inject({ url: '/api/notifications', headers })).result as NotificationList;
const post = (url: string) => test.server.inject({ method: 'POST', url, headers });

describe('notifications', () => {
  it('are listed newest first, fifty at most, with the count of all unread', async () => {
    expect(await list()).toEqual({ items: [], unreadCount: 0 });
    for (let index = 0; index < 52; index += 1) await tell({ title: `Number ${index}` });
    await tell({ userId: (await createUser()).id, title: 'Not mine' });
    const { items, unreadCount } = await list();
    expect(items).toHaveLength(50);
    expect(items[0]).toEqual({ id: expect.any(Number), kind: 'message', title: 'Number 51', body: 'Hello', href: '/messages?with=2', read: false, createdAt: expect.stringMatching(/Z$/) });
    expect(unreadCount).toBe(52);
  });

  it('are marked as read one by one or all at once', async () => {
    const first = await tell();
    await tell();
    await tell();
    expect((await post(`/api/notifications/${first.id}/read`)).statusCode).toBe(204);
    expect((await post(`/api/notifications/${first.id}/read`)).statusCode).toBe(204);
    expect((await list()).unreadCount).toBe(2);
    expect((await post('/api/notifications/read-all')).statusCode).toBe(204);
    expect((await list()).unreadCount).toBe(0);
  });

  it('of somebody else cannot be read or marked', async () => {
    const other = await createUser();
    const theirs = await tell({ userId: other.id });
    expect((await post(`/api/notifications/${theirs.id}/read`)).headers['x-error-code']).toBe('notification_not_found');
    await post('/api/notifications/read-all');
    expect((await test.server.inject({ url: '/api/notifications', headers: await signIn(test, other) })).result).toMatchObject({ unreadCount: 1 });
    for (const id of ['x', '0', '424242']) expect((await post(`/api/notifications/${id}/read`)).statusCode).toBe(404);
  });

  it('are for people who are signed in', async () => {
    expect((await test.server.inject({ url: '/api/notifications', headers: visitor })).statusCode).toBe(401);
    expect((await test.server.inject({ method: 'POST', url: '/api/notifications/read-all', headers: visitor })).statusCode).toBe(401);
  });

  it('about the same thing are one line while unread, and long ones are cut', async () => {
    for (const body of ['One', 'Two', 'x'.repeat(400)]) await inTransaction((transaction) => notifyOnce(news({ body }), transaction));
    await inTransaction((transaction) => notifyOnce(news({ href: '/messages?with=3' }), transaction));
    const { items } = await list();
    expect(items).toHaveLength(2);
    expect(items.map(({ body }) => body.length).sort((one, other) => one - other)).toEqual([5, 140]);
  });

  it('are not stored when what they are about fails', async () => {
    await expect(
      inTransaction(async (transaction) => {
        await notify(news(), transaction);
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect((await list()).items).toEqual([]);
  });
});
