import { beforeEach, describe, expect, it } from 'vitest';
import type { NotificationList, NotificationPreferences, UserType } from '../../../contract/named-types';
import type { User } from '../../../platform/auth/user.model';
import { inRetriedTransaction } from '../../../platform/database/retried-transaction';
import { inTransaction } from '../../../platform/database/transaction';
import { deliverMails } from '../../../platform/mail/deliver-mails';
import { Mail } from '../../../platform/mail/mail.model';
import { createUser } from '../../../platform/testing/factories';
import { mailsTo } from '../../../platform/testing/mailbox';
import { signIn, visitor } from '../../../platform/testing/sign-in';
import { testServer } from '../../../platform/testing/test-server';
import { pushedTo } from '../../../platform/testing/pushed-events';
import { mailDelay } from './notification-mail';
import { Notification } from './notification.model';
import { notify, notifyOnce } from './notifications.service';

const test = testServer();
let user: User;
let headers: Record<string, string>;
beforeEach(async () => {
  user = await createUser();
  headers = await signIn(test, user);
});

const news = (changes: object = {}) => ({
  userId: user.id,
  kind: 'message' as const,
  title: 'New message',
  body: 'Hello',
  href: '/messages?with=2',
  ...changes,
});
const notifyUser = (changes: object = {}) => inTransaction((transaction) => notify(news(changes), transaction));
const list = async () => (await test.server.inject({ url: '/api/notifications', headers })).result as NotificationList;
const post = (url: string) => test.server.inject({ method: 'POST', url, headers });

describe('notifications', () => {
  it('are listed newest first, fifty at most, with the count of all unread', async () => {
    expect(await list()).toEqual({ items: [], unreadCount: 0 });
    for (let index = 0; index < 52; index += 1) await notifyUser({ title: `Number ${index}` });
    await notifyUser({ userId: (await createUser()).id, title: 'Not mine' });
    const { items, unreadCount } = await list();
    expect(items).toHaveLength(50);
    expect(items[0]).toEqual({
      id: expect.any(Number),
      kind: 'message',
      title: 'Number 51',
      body: 'Hello',
      href: '/messages?with=2',
      read: false,
      createdAt: expect.stringMatching(/Z$/),
    });
    expect(unreadCount).toBe(52);
    const { result } = await test.server.inject({ url: '/api/notifications?offset=50', headers });
    expect((result as NotificationList).items.map(({ title }) => title)).toEqual(['Number 1', 'Number 0']);
  });

  it('keep a name written from the right apart from what stands beside it; the stored title is as it was', async () => {
    await notifyUser({ title: 'نور 3 declined your request' });
    expect((await list()).items.map(({ title }) => title)).toEqual(['\u2068نور\u2069 3 declined your request']);
    expect((await Notification.query().first().throwIfNotFound()).title).toBe('نور 3 declined your request');
  });

  it('are marked as read one by one or all together', async () => {
    const first = await notifyUser();
    await notifyUser();
    await notifyUser();
    expect((await post(`/api/notifications/${first?.id}/read`)).statusCode).toBe(204);
    expect((await post(`/api/notifications/${first?.id}/read`)).statusCode).toBe(204);
    expect((await list()).unreadCount).toBe(2);
    expect((await post('/api/notifications/read-all')).statusCode).toBe(204);
    expect((await list()).unreadCount).toBe(0);
  });

  it('of another user cannot be read or marked', async () => {
    const other = await createUser();
    const theirs = await notifyUser({ userId: other.id });
    expect((await post(`/api/notifications/${theirs?.id}/read`)).headers['x-error-code']).toBe(
      'notification_not_found',
    );
    await post('/api/notifications/read-all');
    expect(
      (await test.server.inject({ url: '/api/notifications', headers: await signIn(test, other) })).result,
    ).toMatchObject({ unreadCount: 1 });
    for (const id of ['x', '0', '424242']) expect((await post(`/api/notifications/${id}/read`)).statusCode).toBe(404);
  });

  it('are for people who are signed in', async () => {
    expect((await test.server.inject({ url: '/api/notifications', headers: visitor })).statusCode).toBe(401);
    expect(
      (await test.server.inject({ method: 'POST', url: '/api/notifications/read-all', headers: visitor })).statusCode,
    ).toBe(401);
  });

  it('about the same thing are one line while unread, and long ones are cut', async () => {
    for (const body of ['One', 'Two', 'x'.repeat(400)])
      await inTransaction((transaction) => notifyOnce(news({ body }), transaction));
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

describe('news by mail', () => {
  const put = (payload: object) =>
    test.server.inject({ method: 'PUT', url: '/api/notifications/preferences', headers, payload });
  const mails = () => mailsTo(user.email);
  const again = (changes: object = {}) => inTransaction((transaction) => notifyOnce(news(changes), transaction));

  it('is one mail for a burst, later, with the last words of each conversation', async () => {
    for (const body of ['One', 'Two', 'Three']) await again({ body });
    await again({ body: 'Other', href: '/messages?with=3' });
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ subject: '2 things are new on Counterpart', status: 'waiting' });
    expect(mail?.content?.items?.map(({ body, href }) => [body, href])).toEqual([
      ['Three', '/messages?with=2'],
      ['Other', '/messages?with=3'],
    ]);
    const waits = (mail?.notBefore.getTime() ?? 0) - Date.now();
    expect([waits > 110_000, waits <= 120_000]).toEqual([true, true]);
  });

  it('leaves out what was read meanwhile; nothing left is no mail', async () => {
    const first = await again();
    await again({ href: '/messages?with=3', title: 'New message from Sam' });
    await post(`/api/notifications/${first?.id}/read`);
    expect((await mails()).map(({ subject }) => subject)).toEqual(['New message from Sam']);
    await post('/api/notifications/read-all');
    expect(await mails()).toEqual([]);
  });

  it('is not repeated for what was mailed and is still unread, but for what comes new', async () => {
    await again();
    const transport = { afterwards: 'keep' as const, send: async () => undefined, close: () => undefined };
    await deliverMails({ transport, logger: test.server.logger, now: new Date(Date.now() + mailDelay) });
    expect((await mails())[0]?.status).toBe('sent');
    await again({ body: 'Another' });
    expect(await mails()).toHaveLength(1);
    await notifyUser({ kind: 'review', href: '/accountant/1' });
    expect((await mails()).map(({ status }) => status)).toEqual(['sent', 'waiting']);
  });

  it('creates one mail for any number of concurrent events', async () => {
    await Promise.all(
      [1, 2, 3, 4].map((index) =>
        inRetriedTransaction((transaction) => notify(news({ href: `/messages?with=${index}` }), transaction)),
      ),
    );
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.content?.items).toHaveLength(4);
  });

  it('comes for the kinds a person wants, and to a confirmed email only', async () => {
    const before = (await test.server.inject({ url: '/api/notifications/preferences', headers }))
      .result as NotificationPreferences;
    expect(before.items.every(({ byMail }) => byMail)).toBe(true);
    expect(before.items[0]).toEqual({ kind: 'message', label: 'New messages', byMail: true, byPush: true });
    for (const byMail of [true, false]) expect((await put({ kind: 'message', byMail })).statusCode).toBe(200);
    await notifyUser();
    expect(await mails()).toEqual([]);
    await notifyUser({ kind: 'review' });
    expect(await mails()).toHaveLength(1);
    await Mail.query().delete();
    await user.$query().patch({ emailConfirmedAt: null });
    await notifyUser({ kind: 'review' });
    expect(await mails()).toEqual([]);
  });

  it('offers each person what they can be told about', async () => {
    const kindsOf = async (userType: UserType) => {
      const { items } = (
        await test.server.inject({
          url: '/api/notifications/preferences',
          headers: await signIn(test, await createUser({ userType })),
        })
      ).result as NotificationPreferences;
      return items.map(({ kind }) => kind);
    };
    expect(await kindsOf('client')).toEqual([
      ...['message', 'connection', 'meeting', 'work', 'match', 'review_invitation', 'review_reply'],
      ...['guide', 'compliance_date', 'moderation'],
    ]);
    expect(await kindsOf('accountant')).toEqual([
      'message',
      'connection',
      'meeting',
      'work',
      'match',
      'review',
      'verification',
      'listing',
      'plan',
      'guide',
      'compliance_date',
      'moderation',
    ]);
    expect(await kindsOf('admin')).toHaveLength(14);
  });

  it.each([[{ kind: 'weather', byMail: true }], [{ kind: 'message' }], [{ kind: 'message', byMail: 'perhaps' }]])(
    'refuses the choice %j',
    async (payload) => {
      expect((await put(payload)).statusCode).toBe(400);
    },
  );
});

it('tells the other tabs that something was read', async () => {
  await notifyUser();
  const pushed = pushedTo(user);
  await post('/api/notifications/read-all');
  expect(pushed).toEqual([{ name: 'notifications.read', payload: {} }]);
});
