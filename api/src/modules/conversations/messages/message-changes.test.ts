import { beforeEach, describe, expect, it } from 'vitest';
import type {
  Conversation as PresentedConversation,
  Message as PresentedMessage,
  NotificationList,
} from '../../../contract/named-types';
import type { User } from '../../../platform/auth/user.model';
import { mailsTo } from '../../../platform/testing/mailbox';
import { pushedTo } from '../../../platform/testing/pushed-events';
import { visitor } from '../../../platform/testing/sign-in';
import { testServer } from '../../../platform/testing/test-server';
import { threePeople, type ThreePeople } from '../../../platform/testing/three-people';
import { Message } from '../threads/message.model';

const test = testServer();
let anna: User;
let ben: User;
let eve: User;
let headers: ThreePeople['headers'];
beforeEach(async () => {
  ({ anna, ben, eve, headers } = await threePeople(test));
});

type Name = keyof typeof headers;
const send = async (from: Name, to: User, content: string) =>
  (
    await test.server.inject({
      method: 'POST',
      url: '/api/messages',
      headers: headers[from],
      payload: { receiverId: to.id, content },
    })
  ).result as PresentedMessage;
const get = async (as: Name, url: string) => (await test.server.inject({ url, headers: headers[as] })).result;
const thread = async (as: Name, other: User) => (await get(as, `/api/messages/${other.id}`)) as PresentedMessage[];
const edit = (as: Name, other: User, id: number, content: string) =>
  test.server.inject({
    method: 'PATCH',
    url: `/api/conversations/${other.id}/messages/${id}`,
    headers: headers[as],
    payload: { content },
  });
const remove = (as: Name, other: User, id: number) =>
  test.server.inject({
    method: 'DELETE',
    url: `/api/conversations/${other.id}/messages/${id}`,
    headers: headers[as],
  });
const age = (id: number, milliseconds: number) =>
  Message.query()
    .findById(id)
    .patch({ createdAt: new Date(Date.now() - milliseconds) });
const quarter = 15 * 60_000;

describe('editing', () => {
  it('changes the words for both sides, live, in the list, the search, the notification and the waiting mail', async () => {
    const { id } = await send('anna', ben, 'Wednesday at ten');
    const [forAnna, forBen] = [pushedTo(anna), pushedTo(ben)];
    const response = await edit('anna', ben, id, '  Thursday at ten ');
    expect(response.statusCode).toBe(200);
    const message = response.result as PresentedMessage;
    expect(message).toMatchObject({ id, content: 'Thursday at ten', editedAt: expect.any(String), deleted: false });
    expect(await thread('ben', anna)).toEqual([message]);
    expect(forAnna).toEqual([{ name: 'message.changed', payload: { message, conversationWith: ben.id } }]);
    expect(forBen[0]).toEqual({ name: 'message.changed', payload: { message, conversationWith: anna.id } });
    expect(await get('ben', '/api/conversations')).toMatchObject([
      { lastMessage: { content: 'Thursday at ten' }, unreadCount: 1 },
    ]);
    expect(await get('ben', '/api/conversations?q=thursday')).toHaveLength(1);
    expect(await get('ben', '/api/conversations?q=wednesday')).toEqual([]);
    expect(((await get('ben', '/api/notifications')) as NotificationList).items[0]?.body).toBe('Thursday at ten');
    expect(JSON.stringify(await mailsTo(ben.email))).toContain('Thursday at ten');
    expect(JSON.stringify(await mailsTo(ben.email))).not.toContain('Wednesday');
  });

  it('to the same words changes nothing and pushes no event', async () => {
    const { id } = await send('anna', ben, 'Same');
    const forBen = pushedTo(ben);
    expect(((await edit('anna', ben, id, 'Same')).result as PresentedMessage).editedAt).toBeNull();
    expect(forBen).toEqual([]);
  });

  it.each(['', '  ', 'x'.repeat(5001)])('takes no %j', async (content) => {
    const { id } = await send('anna', ben, 'Words');
    expect((await edit('anna', ben, id, content)).statusCode).toBe(400);
    expect((await thread('anna', ben))[0]?.content).toBe('Words');
  });

  it('ends after 15 minutes, as deleting does', async () => {
    const { id } = await send('anna', ben, 'Words');
    await age(id, quarter - 5_000);
    expect((await edit('anna', ben, id, 'Just in time')).statusCode).toBe(200);
    await age(id, quarter + 1);
    for (const response of [await edit('anna', ben, id, 'Too late'), await remove('anna', ben, id)])
      expect([response.statusCode, response.headers['x-error-code'], response.payload]).toEqual([
        409,
        'message_too_old',
        'Messages can be edited and deleted for 15 minutes. This one is older.',
      ]);
    expect((await thread('anna', ben))[0]).toMatchObject({ content: 'Just in time', deleted: false });
  });
});

describe('deleting', () => {
  it('leaves no word anywhere, and a line for both sides where it stood', async () => {
    const { id } = await send('anna', ben, 'My secret');
    const forBen = pushedTo(ben);
    const message = (await remove('anna', ben, id)).result as PresentedMessage;
    expect(message).toMatchObject({ id, content: '', deleted: true });
    expect(forBen[0]).toEqual({ name: 'message.changed', payload: { message, conversationWith: anna.id } });
    for (const [as, other] of [
      ['anna', ben],
      ['ben', anna],
    ] as const)
      expect(await thread(as, other)).toMatchObject([{ id, content: '', deleted: true }]);
    expect(await get('ben', '/api/conversations')).toMatchObject([
      { lastMessage: { content: '', deleted: true }, unreadCount: 0 },
    ]);
    expect(await get('ben', '/api/conversations?q=secret')).toEqual([]);
    expect(((await get('ben', '/api/notifications')) as NotificationList).unreadCount).toBe(0);
    expect(JSON.stringify(await mailsTo(ben.email))).not.toContain('My secret');
    expect((await Message.query().findById(id).throwIfNotFound()).content).toBe('');
  });

  it('of the newest of two leaves the notification with the words that are left', async () => {
    await send('anna', ben, 'First');
    await test.server.inject({
      method: 'POST',
      url: `/api/conversations/${anna.id}/read`,
      headers: headers.ben,
    });
    await send('anna', ben, 'Second');
    const { id } = await send('anna', ben, 'Third');
    await remove('anna', ben, id);
    const { items, unreadCount } = (await get('ben', '/api/notifications')) as NotificationList;
    expect([unreadCount, items.find(({ read }) => !read)?.body]).toEqual([1, 'Second']);
    expect(((await get('ben', '/api/conversations')) as PresentedConversation[])[0]?.unreadCount).toBe(1);
  });

  it('is final: the same message can be neither edited, deleted nor reported any more', async () => {
    const { id } = await send('anna', ben, 'Gone');
    await remove('anna', ben, id);
    for (const response of [await edit('anna', ben, id, 'Back'), await remove('anna', ben, id)])
      expect(response.headers['x-error-code']).toBe('message_not_found');
    const report = await test.server.inject({
      method: 'POST',
      url: `/api/users/${anna.id}/reports`,
      headers: headers.ben,
      payload: { reason: 'spam', messageId: id },
    });
    expect(report.headers['x-error-code']).toBe('message_not_found');
  });

  it('and editing at the same moment end with the message deleted', async () => {
    const { id } = await send('anna', ben, 'Words');
    const [removed] = await Promise.all([
      remove('anna', ben, id),
      ...Array.from({ length: 4 }, (_, index) => edit('anna', ben, id, `Edit ${index}`)),
    ]);
    expect(removed.statusCode).toBe(200);
    expect((await thread('ben', anna))[0]).toMatchObject({ content: '', deleted: true });
  });
});

it('only the sender may change a message, and no one else learns that it exists', async () => {
  const { id } = await send('anna', ben, 'Mine');
  for (const [as, other] of [
    ['ben', anna],
    ['eve', anna],
    ['eve', ben],
    ['anna', eve],
  ] as const)
    for (const response of [await edit(as, other, id, 'Not yours'), await remove(as, other, id)])
      expect([response.statusCode, response.headers['x-error-code']]).toEqual([404, 'message_not_found']);
  for (const method of ['PATCH', 'DELETE'] as const) {
    const url = `/api/conversations/${ben.id}/messages/${id}`;
    const response = await test.server.inject({ method, url, headers: visitor, payload: { content: 'x' } });
    expect(response.statusCode).toBe(401);
  }
  expect((await thread('anna', ben))[0]?.content).toBe('Mine');
});

describe('delivery', () => {
  const deliver = (as: Name) =>
    test.server.inject({ method: 'POST', url: '/api/messages/delivered', headers: headers[as] });

  it('is noted once for all that waits, and told to each sender', async () => {
    await send('anna', ben, 'One');
    await send('eve', ben, 'Two');
    const [forAnna, forEve, forBen] = [pushedTo(anna), pushedTo(eve), pushedTo(ben)];
    expect((await deliver('ben')).statusCode).toBe(204);
    expect((await deliver('ben')).statusCode).toBe(204);
    const { deliveredAt, read } = (await thread('anna', ben))[0] ?? {};
    expect(read).toBe(false);
    expect(Date.now() - Date.parse(deliveredAt ?? '')).toBeLessThan(10_000);
    const event = { name: 'message.delivered', payload: { conversationWith: ben.id, deliveredAt } };
    expect([forAnna, forEve, forBen]).toEqual([[event], [event], []]);
  });

  it('is known of what was read, and of nothing that waits', async () => {
    await send('anna', ben, 'One');
    expect((await thread('anna', ben))[0]?.deliveredAt).toBeNull();
    await deliver('anna');
    expect((await thread('anna', ben))[0]?.deliveredAt).toBeNull();
    await test.server.inject({ method: 'POST', url: `/api/conversations/${anna.id}/read`, headers: headers.ben });
    const { readAt, deliveredAt } = (await thread('anna', ben))[0] ?? {};
    expect(deliveredAt).toBe(readAt);
    expect(
      (await test.server.inject({ method: 'POST', url: '/api/messages/delivered', headers: visitor })).statusCode,
    ).toBe(401);
  });
});
