import { beforeEach, describe, expect, it } from 'vitest';
import type { Professional, Review as PresentedReview } from '../../../contract/named-types';
import type { User } from '../../../platform/auth/user.model';
import { createUser } from '../../../platform/testing/factories';
import { signIn, visitor } from '../../../platform/testing/sign-in';
import { testServer } from '../../../platform/testing/test-server';
import { Notification } from '../../identity/notifications/notification.model';
import { createProfessional } from '../../directory/professionals/professional-factory';
import { Review } from './review.model';

const test = testServer();
let professional: User;
let client: User;
beforeEach(async () => {
  professional = await createProfessional();
  client = await createUser({ firstName: 'Cleo', lastName: 'Client' });
});

const url = () => `/api/accountants/${professional.id}/reviews`;
const write = async (viewer: User, payload: object = { rating: 5, comment: 'Very good work' }) =>
  test.server.inject({ method: 'POST', url: url(), headers: await signIn(test, viewer), payload });
const send = async (from: User, to: User) =>
  test.server.inject({
    method: 'POST',
    url: '/api/messages',
    headers: await signIn(test, from),
    payload: { receiverId: to.id, content: 'Hello' },
  });
const reviews = async () => (await test.server.inject(url())).result as PresentedReview[];

describe('writing a review', () => {
  it('stores it, updates the rating and notifies the professional', async () => {
    const response = await write(client, { rating: 4, comment: '  Found two credits.  ' });
    expect(response.statusCode).toBe(200);
    expect(response.result).toEqual({
      id: expect.any(Number),
      clientId: client.id,
      rating: 4,
      comment: 'Found two credits.',
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
      editedAt: null,
      verifiedClient: false,
      reply: null,
      repliedAt: null,
      client: { firstName: 'Cleo', lastName: 'Client', profilePicture: null },
      permissions: { edit: true, reply: false, report: false },
    });
    await write(await createUser(), { rating: 5, comment: 'Agreed.' });
    expect((await test.server.inject(`/api/accountants/${professional.id}`)).result).toMatchObject({
      avgRating: 4.5,
      reviewCount: 2,
    });
    const notifications = await Notification.query().where('userId', professional.id).orderBy('id');
    expect(notifications).toHaveLength(2);
    expect(notifications[0]).toMatchObject({
      kind: 'review',
      title: 'New review from Cleo Client',
      body: '4 out of 5: Found two credits.',
      href: `/accountant/${professional.id}?tab=reviews`,
      read: false,
    });
  });

  it.each([
    [{ comment: 'Fine work' }, 'Please select a rating'],
    [{ rating: 0, comment: 'Fine work' }, 'Please select a rating'],
    [{ rating: 6, comment: 'Fine work' }, 'Please select a rating'],
    [{ rating: 4.5, comment: 'Fine work' }, 'Please select a rating'],
    [{ rating: 'five', comment: 'Fine work' }, 'Please select a rating'],
    [{ rating: 5 }, 'Comment must be at least 3 characters'],
    [{ rating: 5, comment: 'ok' }, 'Comment must be at least 3 characters'],
    [{ rating: 5, comment: '        ' }, 'Comment must be at least 3 characters'],
    [{ rating: 5, comment: 'x'.repeat(501) }, 'Comment must be at most 500 characters'],
    [{ rating: 5, comment: 'Fine work', clientId: 1 }, "The field 'clientId' is not known here."],
  ])('refuses %j', async (payload, sentence) => {
    const response = await write(client, payload);
    expect([response.statusCode, response.payload]).toEqual([400, sentence]);
    expect(await Review.query().resultSize()).toBe(0);
  });

  it('takes 3 and 500 characters', async () => {
    expect((await write(client, { rating: 1, comment: 'abc' })).statusCode).toBe(200);
    expect((await write(await createUser(), { rating: 1, comment: 'x'.repeat(500) })).statusCode).toBe(200);
  });

  it('is for signed-in clients about other users', async () => {
    const signedOut = await test.server.inject({
      method: 'POST',
      url: url(),
      headers: visitor,
      payload: { rating: 5, comment: 'Fine work' },
    });
    expect(signedOut.statusCode).toBe(401);
    const accountant = await write(await createProfessional());
    expect([accountant.statusCode, accountant.payload, accountant.headers['x-error-code']]).toEqual([
      403,
      'Only clients can leave reviews for accountants.',
      'clients_only',
    ]);
    expect((await write(await createUser({ userType: 'admin' }))).statusCode).toBe(403);
    expect((await write(professional)).headers['x-error-code']).toBe('own_profile');
    expect(await Review.query().resultSize()).toBe(0);
  });

  it('is refused a second time', async () => {
    await write(client);
    const again = await write(client, { rating: 1, comment: 'Changed my mind' });
    expect([again.statusCode, again.payload, again.headers['x-error-code']]).toEqual([
      409,
      'You have already submitted a review for this accountant.',
      'already_reviewed',
    ]);
    expect(
      (await test.server.inject({ url: `/api/accountants/${professional.id}`, headers: await signIn(test, client) }))
        .result as Professional,
    ).toMatchObject({
      avgRating: 5,
      reviewCount: 1,
      permissions: { review: false, alreadyReviewed: true },
    });
  });

  it('sent twice concurrently is stored once', async () => {
    const headers = await signIn(test, client);
    const once = () =>
      test.server.inject({ method: 'POST', url: url(), headers, payload: { rating: 5, comment: 'Double click' } });
    const statuses = (await Promise.all([once(), once(), once(), once()])).map(({ statusCode }) => statusCode);
    expect(statuses.sort()).toEqual([200, 409, 409, 409]);
    expect(await Notification.query().resultSize()).toBe(1);
  });

  it('by many clients concurrently counts every one', async () => {
    const clients = await Promise.all(Array.from({ length: 8 }, () => createUser()));
    const headers = await Promise.all(clients.map((each) => signIn(test, each)));
    const responses = await Promise.all(
      headers.map((each, index) =>
        test.server.inject({
          method: 'POST',
          url: url(),
          headers: each,
          payload: { rating: (index % 5) + 1, comment: 'Same moment' },
        }),
      ),
    );
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200));
    expect((await test.server.inject(`/api/accountants/${professional.id}`)).result).toMatchObject({
      reviewCount: 8,
      avgRating: 2.6,
    });
  });

  it('needs a professional who can be seen', async () => {
    const hidden = await createProfessional({}, { listed: false });
    for (const id of [hidden.id, client.id, 'x']) {
      const response = await test.server.inject({
        method: 'POST',
        url: `/api/accountants/${id}/reviews`,
        headers: await signIn(test, client),
        payload: { rating: 5, comment: 'Fine work' },
      });
      expect(response.headers['x-error-code']).toBe('professional_not_found');
    }
  });
});

describe('reading reviews', () => {
  it('answers the newest first', async () => {
    await write(client, { rating: 5, comment: 'First' });
    await write(await createUser(), { rating: 4, comment: 'Second' });
    expect((await reviews()).map(({ comment }) => comment)).toEqual(['Second', 'First']);
    expect((await test.server.inject(`${url()}?offset=1`)).result).toMatchObject([{ comment: 'First' }]);
    const headers = await signIn(test, client);
    const mine = async (offset: number) =>
      (await test.server.inject({ url: `/api/reviews/mine?offset=${offset}`, headers })).result;
    expect([await mine(0), await mine(1)]).toMatchObject([[{ comment: 'First' }], []]);
    expect((await test.server.inject('/api/accountants/x/reviews')).statusCode).toBe(404);
  });

  it('marks a client as verified once the professional has answered them', async () => {
    await write(client);
    await send(professional, client);
    expect((await reviews())[0]?.verifiedClient).toBe(false);
    await send(client, professional);
    expect((await reviews())[0]?.verifiedClient).toBe(true);
  });
});
