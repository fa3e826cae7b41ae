import { beforeEach, describe, expect, it } from 'vitest';
import type {
  BlockedPerson,
  Conversation as PresentedConversation,
  ConversationDetails,
  Message as PresentedMessage,
  NotificationList,
} from '../../../contract/named-types';
import type { User } from '../../../platform/auth/user.model';
import { createUser } from '../../../platform/testing/factories';
import { mailsTo } from '../../../platform/testing/mailbox';
import { pushedTo } from '../../../platform/testing/pushed-events';
import { signIn, visitor } from '../../../platform/testing/sign-in';
import { testServer } from '../../../platform/testing/test-server';
import { threePeople, type ThreePeople } from '../../../platform/testing/three-people';
import { createProfessional } from '../../directory/professionals/professional-factory';

const test = testServer();
let anna: User;
let ben: User;
let eve: User;
let headers: ThreePeople['headers'];
beforeEach(async () => {
  ({ anna, ben, eve, headers } = await threePeople(test, { lastName: 'Else' }));
});

type Name = keyof typeof headers;
const call = (as: Name, method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH', url: string, payload?: object) =>
  test.server.inject({ method, url, headers: headers[as], ...(payload && { payload }) });
const send = (from: Name, to: User, content = 'Hello') =>
  call(from, 'POST', '/api/messages', { receiverId: to.id, content });
const detailsOf = async (as: Name, other: User) =>
  (await call(as, 'GET', `/api/conversations/${other.id}`)).result as ConversationDetails;
const thread = async (as: Name, other: User) =>
  (await call(as, 'GET', `/api/messages/${other.id}`)).result as PresentedMessage[];
const list = async (as: Name) => (await call(as, 'GET', '/api/conversations')).result as PresentedConversation[];
const news = async (as: Name) => (await call(as, 'GET', '/api/notifications')).result as NotificationList;
const decline = (as: Name, other: User, reason = 'I am not taking new clients.') =>
  call(as, 'POST', `/api/conversations/${other.id}/decline`, { reason });

describe('a connection', () => {
  it('is requested by the first message to a professional, and accepted by a reply', async () => {
    expect((await detailsOf('anna', ben)).connection).toBeNull();
    await send('anna', ben);
    const pending = { status: 'pending', requestedById: anna.id };
    expect((await detailsOf('anna', ben)).connection).toEqual({ ...pending, declineReason: null });
    expect((await list('ben'))[0]?.connection).toEqual(pending);
    await send('anna', ben, 'One more thing');
    expect((await list('ben'))[0]?.connection).toEqual(pending);
    const forAnna = pushedTo(anna);
    await send('ben', anna, 'Gladly');
    expect((await detailsOf('anna', ben)).connection?.status).toBe('accepted');
    expect(forAnna.map(({ name }) => name)).toContain('connection.changed');
  });

  it.each([
    ['a client', { userType: 'client' }],
    ['somebody, when an administrator writes', { userType: 'accountant' }],
  ] as const)('is not requested of %s', async (_whom, { userType }) => {
    const other = await createUser({ userType });
    const writer = userType === 'client' ? ben : await createUser({ userType: 'admin' });
    const asWriter = await signIn(test, writer);
    await test.server.inject({
      method: 'POST',
      url: '/api/messages',
      headers: asWriter,
      payload: { receiverId: other.id, content: 'Hello' },
    });
    const response = await test.server.inject({ url: `/api/conversations/${other.id}`, headers: asWriter });
    expect((response.result as ConversationDetails).connection).toEqual({
      status: 'accepted',
      requestedById: null,
      declineReason: null,
    });
  });

  it('is accepted without a reply, once, and the other side is notified', async () => {
    await send('anna', ben);
    for (let time = 0; time < 2; time += 1)
      expect((await call('ben', 'POST', `/api/conversations/${anna.id}/accept`)).statusCode).toBe(204);
    expect((await detailsOf('anna', ben)).connection?.status).toBe('accepted');
    expect((await news('anna')).items).toMatchObject([
      { kind: 'connection', title: 'Ben Books accepted your request', href: `/messages?with=${ben.id}` },
    ]);
  });

  it('that is declined shows its reason to who asked, who writes no more until the professional does', async () => {
    await send('anna', ben);
    expect((await decline('ben', anna)).statusCode).toBe(204);
    expect((await detailsOf('anna', ben)).connection).toEqual({
      status: 'declined',
      requestedById: anna.id,
      declineReason: 'I am not taking new clients.',
    });
    expect((await news('anna')).items).toMatchObject([
      { kind: 'connection', title: 'Ben Books declined your request', body: 'I am not taking new clients.' },
    ]);
    const refused = await send('anna', ben, 'Please');
    expect([refused.statusCode, refused.headers['x-error-code'], refused.payload]).toEqual([
      409,
      'connection_declined',
      'Ben has declined your request, so no more messages can be sent.',
    ]);
    expect(await thread('ben', anna)).toHaveLength(1);
    await send('ben', anna, 'I have time now');
    expect((await detailsOf('anna', ben)).connection).toMatchObject({ status: 'accepted', declineReason: null });
    expect((await send('anna', ben, 'Good')).statusCode).toBe(200);
  });

  it.each([
    [{}, 'Please give a reason'],
    [{ reason: ' x ' }, 'Please give a reason'],
    [{ reason: 'x'.repeat(301) }, 'The reason must be at most 300 characters'],
  ])('is not declined with %j', async (payload, sentence) => {
    await send('anna', ben);
    const response = await call('ben', 'POST', `/api/conversations/${anna.id}/decline`, payload);
    expect([response.statusCode, response.payload]).toEqual([400, sentence]);
  });

  it('is answered by the user who was asked alone', async () => {
    await send('anna', ben);
    for (const [as, other] of [
      ['anna', ben],
      ['eve', anna],
      ['eve', ben],
      ['ben', eve],
    ] as const)
      for (const act of ['accept', 'decline']) {
        const response = await call(as, 'POST', `/api/conversations/${other.id}/${act}`, { reason: 'No time' });
        expect([response.statusCode, response.headers['x-error-code']]).toEqual([404, 'connection_not_found']);
      }
    for (const act of ['accept', 'decline']) {
      const url = `/api/conversations/${anna.id}/${act}`;
      const response = await test.server.inject({ method: 'POST', url, headers: visitor, payload: { reason: 'None' } });
      expect(response.statusCode).toBe(401);
    }
    expect((await detailsOf('anna', ben)).connection?.status).toBe('pending');
  });

  it('accepted and declined at the same moment ends as one of the two', async () => {
    await send('anna', ben);
    await Promise.all([
      decline('ben', anna),
      call('ben', 'POST', `/api/conversations/${anna.id}/accept`),
      send('ben', anna, 'Hello Anna'),
    ]);
    const { connection } = await detailsOf('anna', ben);
    expect([
      ['accepted', null],
      ['declined', 'I am not taking new clients.'],
    ]).toContainEqual([connection?.status, connection?.declineReason]);
  });
});

describe('the head of a thread', () => {
  it('names what a listed professional offers first and how soon they reply', async () => {
    const maya = await createProfessional(
      { firstName: 'Maya' },
      { services: ['tax', 'payroll'], responseTimeHours: 4 },
    );
    expect(await detailsOf('anna', maya)).toMatchObject({ service: 'tax', responseTimeHours: 4, blocked: false });
    expect(await detailsOf('anna', eve)).toMatchObject({ service: null, responseTimeHours: null });
    expect((await call('anna', 'GET', '/api/conversations/999999')).headers['x-error-code']).toBe('user_not_found');
  });
});

describe('who is blocked', () => {
  const block = (as: Name, other: User) => call(as, 'PUT', `/api/blocks/${other.id}`);

  it('reaches no one with what they write, and gets no event', async () => {
    await send('anna', ben, 'Before');
    await send('ben', anna, 'Answer');
    await block('ben', anna);
    const [forBen, forAnna] = [pushedTo(ben), pushedTo(anna)];
    const mailsBefore = (await mailsTo(ben.email)).length;
    const sent = await send('anna', ben, 'Are you there?');
    expect(sent.statusCode).toBe(200);
    await call('anna', 'POST', `/api/conversations/${ben.id}/typing`);
    expect(forBen).toEqual([]);
    expect((await thread('anna', ben)).map(({ content }) => content)).toEqual(['Before', 'Answer', 'Are you there?']);
    expect((await thread('anna', ben)).at(-1)).toMatchObject({ read: false, readAt: null, deliveredAt: null });
    expect((await thread('ben', anna)).map(({ content }) => content)).toEqual(['Before', 'Answer']);
    expect(await list('ben')).toMatchObject([{ lastMessage: { content: 'Answer' }, unreadCount: 0 }]);
    expect((await call('ben', 'GET', '/api/conversations/unread-count')).result).toEqual({ count: 0 });
    expect((await call('ben', 'GET', '/api/conversations?q=there')).result).toEqual([]);
    expect((await news('ben')).unreadCount).toBe(0);
    expect((await mailsTo(ben.email)).length).toBeLessThanOrEqual(mailsBefore);
    expect(forAnna.map(({ name }) => name)).toEqual(['message.created']);
    expect(await detailsOf('anna', ben)).toMatchObject({ blocked: false, connection: { status: 'accepted' } });
  });

  it('learns nothing from reading, delivery and typing of who blocked them', async () => {
    await send('anna', ben, 'Hello');
    await block('ben', anna);
    const forAnna = pushedTo(anna);
    await call('ben', 'POST', `/api/conversations/${anna.id}/read`);
    await call('ben', 'POST', '/api/messages/delivered');
    await call('ben', 'POST', `/api/conversations/${anna.id}/typing`);
    expect(forAnna).toEqual([]);
    expect((await thread('anna', ben))[0]).toMatchObject({ read: false, readAt: null, deliveredAt: null });
  });

  it('does not show as a stranger either, and what was withheld stays so', async () => {
    await block('ben', eve);
    await send('eve', ben, 'First contact');
    expect(await list('ben')).toEqual([]);
    expect((await call('ben', 'GET', '/api/dashboard')).result).toMatchObject({ conversations: 0 });
    expect((await news('ben')).items).toEqual([]);
    expect((await call('ben', 'DELETE', `/api/blocks/${eve.id}`)).statusCode).toBe(204);
    expect(await thread('ben', eve)).toEqual([]);
    await send('eve', ben, 'Second try');
    expect((await thread('ben', eve)).map(({ content }) => content)).toEqual(['Second try']);
    expect(await thread('eve', ben)).toHaveLength(2);
  });

  it('gets nothing from who blocked them, who has to unblock first', async () => {
    await send('anna', ben);
    await block('ben', anna);
    const refused = await send('ben', anna, 'Hello');
    expect([refused.statusCode, refused.headers['x-error-code'], refused.payload]).toEqual([
      409,
      'person_blocked',
      'You have blocked Anna. Unblock them to write again.',
    ]);
    expect((await call('ben', 'POST', `/api/conversations/${anna.id}/accept`)).statusCode).toBe(404);
    expect(await detailsOf('ben', anna)).toMatchObject({ blocked: true });
  });

  it('is listed for who blocked them alone, once, and can be unblocked', async () => {
    for (const other of [anna, eve, anna]) expect((await block('ben', other)).statusCode).toBe(204);
    const blocked = (await call('ben', 'GET', '/api/blocks')).result as BlockedPerson[];
    expect(blocked.map(({ person }) => person.firstName).sort()).toEqual(['Anna', 'Eve']);
    expect((await call('anna', 'GET', '/api/blocks')).result).toEqual([]);
    await call('ben', 'DELETE', `/api/blocks/${anna.id}`);
    expect((await call('ben', 'DELETE', `/api/blocks/${anna.id}`)).headers['x-error-code']).toBe('block_not_found');
    expect(((await call('ben', 'GET', '/api/blocks')).result as BlockedPerson[]).length).toBe(1);
  });

  it('is an existing user and not oneself, and visitors cannot block', async () => {
    const self = await block('ben', ben);
    expect([self.statusCode, self.payload]).toEqual([400, 'You cannot block yourself.']);
    expect((await call('ben', 'PUT', '/api/blocks/999999')).headers['x-error-code']).toBe('user_not_found');
    for (const method of ['PUT', 'DELETE'] as const) {
      const response = await test.server.inject({ method, url: `/api/blocks/${anna.id}`, headers: visitor });
      expect(response.statusCode).toBe(401);
    }
    expect((await test.server.inject({ url: '/api/blocks', headers: visitor })).statusCode).toBe(401);
  });

  it('twice at the same moment is one block', async () => {
    const responses = await Promise.all(Array.from({ length: 4 }, () => block('ben', anna)));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204, 204]);
    expect((await call('ben', 'GET', '/api/blocks')).result).toHaveLength(1);
  });

  it('cannot slip other words into a message that was seen before', async () => {
    const { id } = (await send('anna', ben, 'Kind words')).result as PresentedMessage;
    await block('ben', anna);
    const forBen = pushedTo(ben);
    const edited = await call('anna', 'PATCH', `/api/conversations/${ben.id}/messages/${id}`, { content: 'Unkind' });
    expect(edited.statusCode).toBe(200);
    expect(forBen).toEqual([]);
    expect((await thread('ben', anna)).map(({ content }) => content)).toEqual([]);
    expect((await thread('anna', ben)).map(({ content }) => content)).toEqual(['Unkind']);
  });
});
