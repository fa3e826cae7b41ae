import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Dashboard } from '../../../contract/named-types';
import type { User } from '../../../platform/auth/user.model';
import { createUser } from '../../../platform/testing/factories';
import { signIn, visitor } from '../../../platform/testing/sign-in';
import { testServer } from '../../../platform/testing/test-server';
import { answers } from '../../directory/quiz/quiz-factory';

const test = testServer();

const get = async (url: string, user: User) =>
  (await test.server.inject({ url, headers: await signIn(test, user) })).result;
const post = async (url: string, user: User, payload: object) =>
  test.server.inject({ method: 'POST', url, headers: await signIn(test, user), payload });
const nothing = {
  connections: null,
  conversations: 0,
  unreadConversations: 0,
  reviews: 0,
  saved: 0,
  avgRating: null,
  lastQuizId: null,
};

describe('the dashboard', () => {
  it('starts empty', async () => {
    expect(await get('/api/dashboard', await createUser())).toEqual(nothing);
    expect(await get('/api/dashboard', await createUser({ userType: 'accountant' }))).toEqual({
      ...nothing,
      connections: { plan: 'starter', limit: 2, used: 0, waiting: 0, resetsAt: expect.any(String) as string },
    });
    expect((await test.server.inject({ url: '/api/dashboard', headers: visitor })).statusCode).toBe(401);
  });

  it('counts what there is, for each role', async () => {
    const [client, other] = [await createUser(), await createUser()];
    const professional = await createUser({ userType: 'accountant' });
    await post('/api/messages', client, { receiverId: professional.id, content: 'Hello' });
    await post('/api/messages', client, { receiverId: professional.id, content: 'Are you there?' });
    await post('/api/messages', professional, { receiverId: other.id, content: 'Thank you' });
    await post(`/api/accountants/${professional.id}/reviews`, client, { rating: 5, comment: 'Very good' });
    await post(`/api/accountants/${professional.id}/reviews`, other, { rating: 4, comment: 'Good' });
    await test.server.inject({
      method: 'PUT',
      url: `/api/saved/${professional.id}`,
      headers: await signIn(test, client),
    });
    expect(await get('/api/dashboard', professional)).toEqual({
      conversations: 2,
      unreadConversations: 1,
      reviews: 2,
      saved: 0,
      avgRating: 4.5,
      connections: { plan: 'starter', limit: 2, used: 1, waiting: 0, resetsAt: expect.any(String) as string },
      lastQuizId: null,
    });
    expect(await get('/api/dashboard', client)).toEqual({
      conversations: 1,
      unreadConversations: 0,
      reviews: 1,
      saved: 1,
      connections: null,
      avgRating: null,
      lastQuizId: null,
    });
    expect(await get('/api/dashboard', other)).toEqual({
      conversations: 1,
      unreadConversations: 1,
      reviews: 1,
      saved: 0,
      connections: null,
      avgRating: null,
      lastQuizId: null,
    });
  });
});

describe('the last quiz', () => {
  const take = (user: User | null, id: string) =>
    user
      ? post('/api/quiz', user, { id, answers })
      : test.server.inject({ method: 'POST', url: '/api/quiz', headers: visitor, payload: { id, answers } });
  const lastQuizOf = async (user: User) => ((await get('/api/dashboard', user)) as Dashboard).lastQuizId;

  it('is the newest one that the person took signed in, and no one else’s', async () => {
    const [client, other] = [await createUser(), await createUser()];
    const [first, second, third] = [randomUUID(), randomUUID(), randomUUID()];
    await take(client, first);
    await take(client, second);
    await take(null, third);
    expect(await lastQuizOf(client)).toBe(second);
    expect(await lastQuizOf(other)).toBeNull();
  });
});

describe('written reviews', () => {
  it('name the professional, newest first, and are only one’s own', async () => {
    const [client, other] = [await createUser(), await createUser()];
    const first = await createUser({ userType: 'accountant', firstName: 'Maria', lastName: 'Lopez' });
    const second = await createUser({ userType: 'accountant' });
    await post(`/api/accountants/${first.id}/reviews`, client, { rating: 5, comment: 'Very good' });
    await post(`/api/accountants/${second.id}/reviews`, client, { rating: 2, comment: 'Slow' });
    await post(`/api/accountants/${first.id}/reviews`, other, { rating: 1, comment: 'Not for me' });
    const written = await get('/api/reviews/mine', client);
    expect(written).toMatchObject([{ comment: 'Slow', professional: { id: second.id } }, { comment: 'Very good' }]);
    expect((written as object[])[1]).toEqual({
      id: expect.any(Number),
      rating: 5,
      comment: 'Very good',
      createdAt: expect.any(String),
      editedAt: null,
      reply: null,
      hiddenReason: null,
      professional: { id: first.id, firstName: 'Maria', lastName: 'Lopez', profilePicture: null, professions: [] },
    });
    expect(await get('/api/reviews/mine', first)).toEqual([]);
    expect((await test.server.inject({ url: '/api/reviews/mine', headers: visitor })).statusCode).toBe(401);
  });
});
