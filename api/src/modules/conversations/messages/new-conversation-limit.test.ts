import { beforeEach, describe, expect, it } from 'vitest';
import { newConversationLimits } from '../../../contract/limits/messaging';
import type { User } from '../../../platform/auth/user.model';
import { createUser } from '../../../platform/testing/factories';
import { signIn } from '../../../platform/testing/sign-in';
import { testServer } from '../../../platform/testing/test-server';
import { Conversation } from '../threads/conversation.model';
import { Message } from '../threads/message.model';

const test = testServer();
let sender: User;
let people: User[];
beforeEach(async () => {
  sender = await createUser({ emailConfirmedAt: null });
  people = await Promise.all(Array.from({ length: 10 }, () => createUser({ userType: 'accountant' })));
});

const { unconfirmedPerDay } = newConversationLimits;
const write = (headers: Record<string, string>, receiverId: number, content = 'Hello') =>
  test.server.inject({ method: 'POST', url: '/api/messages', headers, payload: { receiverId, content } });
const statuses = (responses: readonly { readonly statusCode: number }[]): number[] =>
  responses.map(({ statusCode }) => statusCode).sort((one, other) => one - other);

describe('an email that is not confirmed', () => {
  it('begins five conversations a day, however many at the same moment', async () => {
    const headers = await signIn(test, sender);
    const responses = await Promise.all(people.map(({ id }) => write(headers, id)));
    expect(statuses(responses)).toEqual([
      ...Array<number>(unconfirmedPerDay).fill(200),
      ...Array<number>(10 - unconfirmedPerDay).fill(429),
    ]);
    for (const { payload, headers: sent } of responses.filter(({ statusCode }) => statusCode === 429)) {
      expect([payload, sent['x-error-code']]).toEqual([
        'Please confirm your email address first: until then you can begin 5 conversations a day.',
        'too_many_conversations',
      ]);
    }
    expect(await Conversation.query().resultSize()).toBe(unconfirmedPerDay);
    expect(await Message.query().resultSize()).toBe(unconfirmedPerDay);
  });

  it('begins the fifth conversation once, with every message of the same moment in it', async () => {
    const headers = await signIn(test, sender);
    for (const { id } of people.slice(0, unconfirmedPerDay - 1)) await write(headers, id);
    const fifth = people[unconfirmedPerDay]?.id ?? 0;
    expect(statuses(await Promise.all([1, 2, 3, 4].map((index) => write(headers, fifth, `Message ${index}`))))).toEqual(
      [200, 200, 200, 200],
    );
    expect(await Message.query().where({ receiverId: fifth }).resultSize()).toBe(4);
    expect((await write(headers, people[unconfirmedPerDay + 1]?.id ?? 0)).statusCode).toBe(429);
  });

  it('cannot be bypassed with a conversation without messages', async () => {
    const headers = await signIn(test, sender);
    for (const { id } of people.slice(0, unconfirmedPerDay)) await write(headers, id);
    const sixth = people[unconfirmedPerDay]?.id ?? 0;
    await Conversation.query().insert({
      user1Id: Math.min(sender.id, sixth),
      user2Id: Math.max(sender.id, sixth),
      lastMessageAt: new Date(),
    });
    expect((await write(headers, sixth)).statusCode).toBe(429);
  });

  it('does not keep two people from writing to each other first at the same moment', async () => {
    const other = await createUser({ emailConfirmedAt: null });
    const [mine, theirs] = [await signIn(test, sender), await signIn(test, other)];
    const responses = await Promise.all([
      write(mine, other.id),
      write(theirs, sender.id),
      write(mine, other.id, 'Again'),
      write(theirs, sender.id, 'Again'),
    ]);
    expect(statuses(responses)).toEqual([200, 200, 200, 200]);
    expect(await Conversation.query().resultSize()).toBe(1);
    expect(await Message.query().resultSize()).toBe(4);
  });

  it('counts a day, not longer', async () => {
    const headers = await signIn(test, sender);
    for (const { id } of people.slice(0, unconfirmedPerDay)) await write(headers, id);
    await Message.query().patch({ createdAt: new Date(Date.now() - 25 * 3_600_000) });
    expect((await write(headers, people[unconfirmedPerDay]?.id ?? 0)).statusCode).toBe(200);
  });
});
