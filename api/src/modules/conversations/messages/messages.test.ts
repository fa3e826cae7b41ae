import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type {
  Conversation as PresentedConversation,
  Message as PresentedMessage,
  NotificationList,
} from '../../../contract/named-types';
import type { User } from '../../../platform/auth/user.model';
import { createUser } from '../../../platform/testing/factories';
import { mailsTo } from '../../../platform/testing/mailbox';
import { signIn, visitor } from '../../../platform/testing/sign-in';
import { testServer } from '../../../platform/testing/test-server';
import { threePeople, type ThreePeople } from '../../../platform/testing/three-people';
import { pushedTo } from '../../../platform/testing/pushed-events';
import { Notification } from '../../identity/notifications/notification.model';
import { createSubscription } from '../../money/billing/billing-factory';
import { Conversation } from '../threads/conversation.model';
import { Message } from '../threads/message.model';

const test = testServer();
let anna: User;
let ben: User;
let eve: User;
let headers: ThreePeople['headers'];
beforeEach(async () => {
  ({ anna, ben, eve, headers } = await threePeople(test, { userType: 'accountant' }));
});

type Name = keyof typeof headers;
const send = (from: Name, payload: object) =>
  test.server.inject({ method: 'POST', url: '/api/messages', headers: headers[from], payload });
const get = async (as: Name, url: string) => test.server.inject({ url, headers: headers[as] });
const post = (as: Name, url: string) => test.server.inject({ method: 'POST', url, headers: headers[as] });
const thread = async (as: Name, other: User) =>
  (await get(as, `/api/messages/${other.id}`)).result as PresentedMessage[];
const list = async (as: Name) => (await get(as, '/api/conversations')).result as PresentedConversation[];

describe('sending', () => {
  it('stores the message for both sides and notifies both', async () => {
    const [forAnna, forBen] = [pushedTo(anna), pushedTo(ben)];
    const response = await send('anna', { receiverId: ben.id, content: '  Hello Ben\n\nAre you free?  ' });
    expect(response.statusCode).toBe(200);
    const message = response.result as PresentedMessage;
    expect(message).toEqual({
      id: expect.any(Number),
      senderId: anna.id,
      receiverId: ben.id,
      content: 'Hello Ben\n\nAre you free?',
      createdAt: expect.any(String),
      read: false,
      readAt: null,
      deliveredAt: null,
      editedAt: null,
      deleted: false,
      attachments: [],
      clientMessageId: null,
    });
    expect(await thread('anna', ben)).toEqual([message]);
    expect(await thread('ben', anna)).toEqual([message]);
    expect(forAnna).toEqual([
      { name: 'connection.changed', payload: { conversationWith: ben.id } },
      { name: 'message.created', payload: { message, conversationWith: ben.id } },
    ]);
    expect(forBen).toEqual([
      { name: 'message.created', payload: { message, conversationWith: anna.id } },
      {
        name: 'notification.created',
        payload: {
          notification: expect.objectContaining({
            kind: 'connection',
            title: 'Connection request from Anna Client',
            body: 'Hello Ben Are you free?',
            href: `/messages?with=${anna.id}`,
            read: false,
          }),
        },
      },
    ]);
  });

  it.each([
    [{ content: 'x' }, 400, 'No recipient selected'],
    [{ receiverId: 'ben', content: 'x' }, 400, 'No recipient selected'],
    [{ receiverId: null, content: 'x' }, 400, 'No recipient selected'],
    [{ receiverId: 1, content: '' }, 400, 'Please write a message.'],
    [{ receiverId: 1, content: ' \n\t ' }, 400, 'Please write a message.'],
    [{ receiverId: 1 }, 400, 'Please write a message.'],
    [{ receiverId: 1, content: 'x'.repeat(5001) }, 400, 'A message can have at most 5,000 characters.'],
    [{ receiverId: 1, content: 'x', clientMessageId: 'one' }, 400, 'The message id must be a UUID.'],
    [{ receiverId: 999_999, content: 'x' }, 404, 'The person you are writing to does not exist or has left.'],
    [{ receiverId: 1, content: 'x', senderId: 2 }, 400, "The field 'senderId' is not known here."],
  ])('refuses %j', async (payload, status, sentence) => {
    const response = await send('anna', payload);
    expect([response.statusCode, response.payload]).toEqual([status, sentence]);
    expect(await Message.query().resultSize()).toBe(0);
  });

  it('takes 5,000 characters of any kind', async () => {
    const content = '€😀'.repeat(1666);
    expect(((await send('anna', { receiverId: ben.id, content })).result as PresentedMessage).content).toBe(content);
  });

  it('is refused to oneself, to the suspended and to visitors', async () => {
    const self = await send('anna', { receiverId: anna.id, content: 'x' });
    expect([self.statusCode, self.payload, self.headers['x-error-code']]).toEqual([
      400,
      'You cannot send messages to yourself.',
      'cannot_message_yourself',
    ]);
    const suspended = await createUser({ suspendedAt: new Date() });
    expect((await send('anna', { receiverId: suspended.id, content: 'x' })).headers['x-error-code']).toBe(
      'receiver_not_found',
    );
    const signedOut = await test.server.inject({
      method: 'POST',
      url: '/api/messages',
      headers: visitor,
      payload: { receiverId: ben.id, content: 'x' },
    });
    expect(signedOut.statusCode).toBe(401);
  });
});

describe('a message that has waited in a browser', () => {
  it('is sent by its writer alone, not by another user who is signed in by then', async () => {
    const payload = { writtenById: anna.id, receiverId: ben.id, content: 'Private words' };
    const refused = await send('eve', payload);
    expect([refused.statusCode, refused.headers['x-error-code']]).toEqual([409, 'account_changed']);
    expect(await thread('ben', eve)).toEqual([]);
    expect((await send('anna', payload)).statusCode).toBe(200);
    expect(await thread('ben', anna)).toMatchObject([{ senderId: anna.id, content: 'Private words' }]);
  });
});

describe('sending again', () => {
  const clientMessageId = '0e0c6f1e-6d0b-4a5e-9d3a-0f4c3f1f9b11';

  it('with the same id returns the first message and notifies no one', async () => {
    const first = await send('anna', { receiverId: ben.id, content: 'Once', clientMessageId });
    const forBen = pushedTo(ben);
    const again = await send('anna', {
      receiverId: ben.id,
      content: 'Once',
      clientMessageId: clientMessageId.toUpperCase(),
    });
    expect(again.result).toEqual(first.result);
    expect(forBen).toEqual([]);
    expect(await Message.query().resultSize()).toBe(1);
  });

  it('at the same moment stores one, as the first message of two people too', async () => {
    const responses = await Promise.all(
      Array.from({ length: 6 }, () => send('anna', { receiverId: ben.id, content: 'Once', clientMessageId })),
    );
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(200));
    expect(new Set(responses.map(({ result }) => (result as PresentedMessage).id)).size).toBe(1);
    expect(await Message.query().resultSize()).toBe(1);
  });

  it('with the same id but other words or another receiver is refused', async () => {
    await send('anna', { receiverId: ben.id, content: 'Once', clientMessageId });
    expect(
      (await send('anna', { receiverId: ben.id, content: 'Twice', clientMessageId })).headers['x-error-code'],
    ).toBe('client_message_id_reused');
    expect((await send('anna', { receiverId: eve.id, content: 'Once', clientMessageId })).statusCode).toBe(409);
  });

  it('by another user with the same id is a separate message', async () => {
    await send('anna', { receiverId: ben.id, content: 'Once', clientMessageId });
    expect((await send('ben', { receiverId: anna.id, content: 'Mine', clientMessageId })).statusCode).toBe(200);
    expect(await thread('anna', ben)).toHaveLength(2);
  });

  it('by ten people to one at the same moment makes ten conversations and tells of each', async () => {
    await createSubscription(ben.id, 'premium');
    const senders = await Promise.all(Array.from({ length: 10 }, async () => signIn(test, await createUser())));
    const responses = await Promise.all(
      senders.map((headers) =>
        test.server.inject({
          method: 'POST',
          url: '/api/messages',
          headers,
          payload: { receiverId: ben.id, content: 'Hello' },
        }),
      ),
    );
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200));
    expect(await Conversation.query().resultSize()).toBe(10);
    expect(await Notification.query().where({ userId: ben.id, kind: 'connection' }).resultSize()).toBe(10);
    expect((await mailsTo(ben.email)).map(({ subject }) => subject)).toEqual(['10 things are new on Counterpart']);
  });

  it('from both sides concurrently, many times, makes one conversation and loses nothing', async () => {
    const sends = Array.from({ length: 10 }, (_, index) =>
      index % 2
        ? send('anna', { receiverId: ben.id, content: `a${index}`, clientMessageId: randomUUID() })
        : send('ben', { receiverId: anna.id, content: `b${index}`, clientMessageId: randomUUID() }),
    );
    expect((await Promise.all(sends)).map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200));
    expect(await Conversation.query().resultSize()).toBe(1);
    expect((await thread('anna', ben)).map(({ id }) => id)).toEqual(
      (await thread('anna', ben)).map(({ id }) => id).sort((one, other) => one - other),
    );
    expect(await thread('ben', anna)).toHaveLength(10);
  });
});

describe('reading a thread', () => {
  it('answers the oldest first, the newest 200, and older ones by page', async () => {
    const first = (await send('anna', { receiverId: ben.id, content: 'm0' })).result as PresentedMessage;
    const { conversationId } = await Message.query().findById(first.id).throwIfNotFound();
    const rows = Array.from({ length: 204 }, (_, index) => ({
      conversationId,
      senderId: anna.id,
      receiverId: ben.id,
      content: `m${index + 1}`,
      read: false,
      createdAt: new Date(),
    }));
    await test.database.batchInsert('messages', rows, 50);
    const newest = await thread('ben', anna);
    expect(newest.map(({ content }) => content)).toEqual(Array.from({ length: 200 }, (_, index) => `m${index + 5}`));
    const older = (await get('ben', `/api/messages/${anna.id}?before=${newest[0]?.id}`)).result as PresentedMessage[];
    expect(older.map(({ content }) => content)).toEqual(['m0', 'm1', 'm2', 'm3', 'm4']);
  });

  it('of two other people is not possible at any URL', async () => {
    await send('anna', { receiverId: ben.id, content: 'Secret' });
    for (const url of [
      `/api/messages/${anna.id}`,
      `/api/messages/${ben.id}`,
      '/api/conversations',
      '/api/conversations/unread-count',
      '/api/notifications',
      `/api/messages/${eve.id}`,
    ]) {
      const response = await get('eve', url);
      expect(response.statusCode).toBe(200);
      expect(response.payload).not.toContain('Secret');
    }
    await post('eve', `/api/conversations/${anna.id}/read`);
    await post('eve', `/api/conversations/${ben.id}/read`);
    expect((await thread('anna', ben))[0]?.read).toBe(false);
  });

  it('needs a person who exists, and being signed in', async () => {
    for (const id of ['999999', 'abc', '-4']) {
      const response = await get('anna', `/api/messages/${id}`);
      expect([response.statusCode, response.headers['x-error-code']]).toEqual([404, 'user_not_found']);
    }
    for (const url of [
      `/api/messages/${ben.id}`,
      '/api/conversations',
      '/api/conversations/unread-count',
      `/api/users/${ben.id}/card`,
    ]) {
      expect((await test.server.inject({ url, headers: visitor })).statusCode, url).toBe(401);
    }
    for (const url of [`/api/conversations/${ben.id}/read`, `/api/conversations/${ben.id}/typing`]) {
      expect((await test.server.inject({ method: 'POST', url, headers: visitor })).statusCode, url).toBe(401);
    }
  });
});

describe('conversations', () => {
  it('are listed newest first with the other side, the last message and what is unread', async () => {
    await send('anna', { receiverId: ben.id, content: 'One' });
    await send('anna', { receiverId: ben.id, content: 'Two' });
    await send('eve', { receiverId: ben.id, content: 'From Eve' });
    const found = await list('ben');
    expect(found).toMatchObject([
      {
        otherUser: { id: eve.id, firstName: 'Eve', userType: 'accountant', profilePicture: null },
        lastMessage: { content: 'From Eve', senderId: eve.id },
        unreadCount: 1,
      },
      {
        otherUser: { id: anna.id, firstName: 'Anna', userType: 'client' },
        lastMessage: { content: 'Two', senderId: anna.id },
        unreadCount: 2,
      },
    ]);
    expect((await get('ben', '/api/conversations/unread-count')).result).toEqual({ count: 2 });
    expect(await list('anna')).toMatchObject([{ otherUser: { id: ben.id }, unreadCount: 0 }]);
    await send('ben', { receiverId: anna.id, content: 'Three' });
    expect((await list('ben')).map(({ otherUser }) => otherUser.id)).toEqual([anna.id, eve.id]);
  });

  it('are none before the first message', async () => {
    expect(await list('anna')).toEqual([]);
    expect((await get('anna', '/api/conversations/unread-count')).result).toEqual({ count: 0 });
  });

  it('read marks what the other side wrote and its notification, and notifies both once', async () => {
    await send('anna', { receiverId: ben.id, content: 'One' });
    await send('ben', { receiverId: anna.id, content: 'Answer' });
    const [forAnna, forBen] = [pushedTo(anna), pushedTo(ben)];
    expect((await post('ben', `/api/conversations/${anna.id}/read`)).statusCode).toBe(204);
    expect((await post('ben', `/api/conversations/${anna.id}/read`)).statusCode).toBe(204);
    expect((await thread('ben', anna)).map(({ read }) => read)).toEqual([true, false]);
    expect((await get('ben', '/api/conversations/unread-count')).result).toEqual({ count: 0 });
    expect(((await get('ben', '/api/notifications')).result as NotificationList).unreadCount).toBe(0);
    const { readAt } = (await thread('anna', ben))[0] ?? {};
    expect(Date.now() - Date.parse(readAt ?? '')).toBeLessThan(10_000);
    expect(forAnna).toEqual([
      { name: 'message.read', payload: { conversationWith: ben.id, readerId: ben.id, readAt } },
    ]);
    expect(forBen).toEqual([
      { name: 'message.read', payload: { conversationWith: anna.id, readerId: ben.id, readAt } },
    ]);
    expect((await thread('anna', ben)).map((message) => message.readAt)).toEqual([readAt, null]);
  });

  it('typing is pushed to the other side of a conversation, not to strangers', async () => {
    await send('anna', { receiverId: ben.id, content: 'One' });
    const [forBen, forEve] = [pushedTo(ben), pushedTo(eve)];
    expect((await post('anna', `/api/conversations/${ben.id}/typing`)).statusCode).toBe(204);
    expect((await post('anna', `/api/conversations/${eve.id}/typing`)).statusCode).toBe(204);
    expect(forBen).toEqual([{ name: 'typing', payload: { conversationWith: anna.id } }]);
    expect(forEve).toEqual([]);
  });
});

describe('searching conversations', () => {
  const find = async (as: Name, q: string) =>
    ((await get(as, `/api/conversations?q=${encodeURIComponent(q)}`)).result as PresentedConversation[]).map(
      ({ otherUser }) => otherUser.firstName,
    );

  beforeEach(async () => {
    await send('anna', { receiverId: ben.id, content: 'The PAYROLL file costs 100% of $1,200_net' });
    await send('ben', { receiverId: anna.id, content: 'Thank you!' });
    await send('eve', { receiverId: anna.id, content: 'Über den Jahresabschluß' });
    await send('eve', { receiverId: ben.id, content: 'A secret' });
  });

  it.each([
    ['', ['Eve', 'Ben']],
    ['   ', ['Eve', 'Ben']],
    ['ben', ['Ben']],
    ['BOOKS', ['Ben']],
    ['payroll', ['Ben']],
    ['  file   Payroll ', ['Ben']],
    ['books payroll', ['Ben']],
    ['über', ['Eve']],
    ['ÜBER', ['Eve']],
    ['jahresabschluss', ['Eve']],
    ['UBER E.V.E.', ['Eve']],
    ['eve payroll', []],
    ['payroll thank', []],
    ['secret', []],
    ['client', []],
    ['100%', ['Ben']],
    ['1,200_n', ['Ben']],
    ['you!', ['Ben']],
    ['%', ['Ben']],
    ['_', ['Ben']],
    ['!', ['Ben']],
    ['0%o', []],
    ['\\', []],
    ["' or 1=1 --", []],
  ])('for %j finds %j', async (q, expected) => {
    expect(await find('anna', q)).toEqual(expected);
  });

  it('answers what the list answers, newest message and unread count included', async () => {
    const [all, found] = [await list('anna'), (await get('anna', '/api/conversations?q=payroll')).result];
    expect(found).toEqual(all.filter(({ otherUser }) => otherUser.id === ben.id));
    expect(found).toMatchObject([{ lastMessage: { content: 'Thank you!' }, unreadCount: 1 }]);
  });

  it('takes up to 100 characters', async () => {
    expect((await get('anna', `/api/conversations?q=${'a%20'.repeat(49)}ab`)).statusCode).toBe(200);
    const response = await get('anna', `/api/conversations?q=${'x'.repeat(101)}`);
    expect([response.statusCode, response.payload]).toEqual([400, 'A search can have at most 100 characters.']);
  });
});

describe('a card', () => {
  it('shows the public details of a user and nothing else', async () => {
    expect((await get('anna', `/api/users/${ben.id}/card`)).result).toEqual({
      id: ben.id,
      firstName: 'Ben',
      lastName: 'Books',
      profilePicture: null,
      userType: 'accountant',
    });
    expect((await get('anna', '/api/users/999999/card')).statusCode).toBe(404);
  });
});
