import { beforeEach, describe, expect, it } from 'vitest';
import type { OwnReview, Professional, Review as PresentedReview, ReviewReport } from '../../../contract/named-types';
import type { User } from '../../../platform/auth/user.model';
import { inTransaction } from '../../../platform/database/transaction';
import { createUser } from '../../../platform/testing/factories';
import { signIn, visitor } from '../../../platform/testing/sign-in';
import { testServer } from '../../../platform/testing/test-server';
import { Notification } from '../../identity/notifications/notification.model';
import { createProfessional } from '../../directory/professionals/professional-factory';
import { ReviewReport as StoredReport } from './review-report.model';
import { ReviewVersion } from './review-version.model';
import { weighReviewsBy } from './reviews.service';

const test = testServer();
let professional: User;
let client: User;
let admin: User;
let id: number;
beforeEach(async () => {
  professional = await createProfessional({ firstName: 'Maria', lastName: 'Lopez' });
  client = await createUser();
  admin = await createUser({ userType: 'admin' });
  id = (await review(client, { rating: 4, comment: 'Good work' })).id;
});

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const call = async (method: Method, url: string, viewer: User | null, payload?: object) =>
  test.server.inject({
    method,
    url,
    headers: viewer ? await signIn(test, viewer) : visitor,
    ...(payload && { payload }),
  });
const review = async (viewer: User, payload: object) =>
  (await call('POST', `/api/accountants/${professional.id}/reviews`, viewer, payload)).result as PresentedReview;
const shown = async (viewer: User | null = null) =>
  (await call('GET', `/api/accountants/${professional.id}/reviews`, viewer)).result as PresentedReview[];
const rating = async () =>
  (({ avgRating, reviewCount }) => ({ avgRating, reviewCount }))(
    (await call('GET', `/api/accountants/${professional.id}`, null)).result as Professional,
  );
const notificationsOf = async (user: User) =>
  (await Notification.query().where('userId', user.id).orderBy('id')).map(({ kind, title, href }) => ({
    kind,
    title,
    href,
  }));
const reports = async (status = 'open') =>
  (await call('GET', `/api/admin/review-reports?status=${status}`, admin)).result as ReviewReport[];

describe('editing a review', () => {
  it('changes text and rating, keeps what it said, and counts again', async () => {
    const response = await call('PUT', `/api/reviews/${id}`, client, { rating: 2, comment: '  Changed my mind  ' });
    expect(response.result).toMatchObject({
      id,
      rating: 2,
      comment: 'Changed my mind',
      editedAt: expect.stringMatching(/Z$/),
      permissions: { edit: true, reply: false, report: false },
    });
    expect(await rating()).toEqual({ avgRating: 2, reviewCount: 1 });
    expect(await ReviewVersion.query()).toMatchObject([
      { reviewId: id, rating: 4, comment: 'Good work', change: 'edited', clientId: client.id },
    ]);
  });

  it('stores no version when nothing changed', async () => {
    expect((await call('PUT', `/api/reviews/${id}`, client, { rating: 4, comment: 'Good work' })).result).toMatchObject(
      { editedAt: null },
    );
    expect(await ReviewVersion.query().resultSize()).toBe(0);
  });

  it.each([
    [{ comment: 'Fine work' }, 'Please select a rating'],
    [{ rating: 5, comment: 'ok' }, 'Comment must be at least 3 characters'],
    [{ rating: 5, comment: 'x'.repeat(501) }, 'Comment must be at most 500 characters'],
  ])('refuses %j', async (payload, sentence) => {
    const response = await call('PUT', `/api/reviews/${id}`, client, payload);
    expect([response.statusCode, response.payload]).toEqual([400, sentence]);
  });

  it.each(['PUT', 'DELETE'] as const)('is for its author (%s)', async (method) => {
    const payload = method === 'PUT' ? { rating: 1, comment: 'Mine now' } : undefined;
    for (const other of [professional, await createUser(), admin]) {
      const response = await call(method, `/api/reviews/${id}`, other, payload);
      expect([response.statusCode, response.payload, response.headers['x-error-code']]).toEqual([
        403,
        'Only the author of a review can change it.',
        'not_the_author',
      ]);
    }
    expect((await call(method, `/api/reviews/${id}`, null, payload)).statusCode).toBe(401);
    for (const unknown of ['999999', 'x', '0'])
      expect((await call(method, `/api/reviews/${unknown}`, client, payload)).headers['x-error-code']).toBe(
        'review_not_found',
      );
    expect((await shown())[0]).toMatchObject({ rating: 4, comment: 'Good work' });
  });
});

describe('deleting a review', () => {
  it('takes it off the page and out of the rating, keeps its history, and lets its client write again', async () => {
    await call('PUT', `/api/reviews/${id}`, client, { rating: 1, comment: 'Too slow' });
    expect((await call('DELETE', `/api/reviews/${id}`, client)).statusCode).toBe(204);
    expect(await shown()).toEqual([]);
    expect(await rating()).toEqual({ avgRating: null, reviewCount: 0 });
    expect((await ReviewVersion.query().orderBy('id')).map(({ change, comment }) => [change, comment])).toEqual([
      ['edited', 'Good work'],
      ['deleted', 'Too slow'],
    ]);
    expect((await call('DELETE', `/api/reviews/${id}`, client)).headers['x-error-code']).toBe('review_not_found');
    expect(await review(client, { rating: 5, comment: 'All good now' })).toMatchObject({ rating: 5 });
  });

  it('at the same moment as an edit leaves no half of either', async () => {
    const headers = await signIn(test, client);
    const [edited, deleted] = await Promise.all([
      test.server.inject({
        method: 'PUT',
        url: `/api/reviews/${id}`,
        headers,
        payload: { rating: 1, comment: 'Too slow' },
      }),
      test.server.inject({ method: 'DELETE', url: `/api/reviews/${id}`, headers }),
    ]);
    expect(deleted.statusCode).toBe(204);
    expect([200, 404]).toContain(edited.statusCode);
    expect(await rating()).toEqual({ avgRating: null, reviewCount: 0 });
  });
});

describe('replying', () => {
  it('shows one public answer, notifies the client of the first, and takes a better one', async () => {
    const first = await call('PUT', `/api/reviews/${id}/reply`, professional, { reply: ' Thank you! ' });
    expect(first.result).toMatchObject({
      reply: 'Thank you!',
      repliedAt: expect.stringMatching(/Z$/),
      permissions: { reply: true, edit: false, report: true },
    });
    await call('PUT', `/api/reviews/${id}/reply`, professional, { reply: 'Thank you, Pat.' });
    expect((await shown())[0]).toMatchObject({ reply: 'Thank you, Pat.' });
    expect(await notificationsOf(client)).toEqual([
      {
        kind: 'review_reply',
        title: 'Maria Lopez replied to your review',
        href: `/accountant/${professional.id}?tab=reviews`,
      },
    ]);
    expect((await call('DELETE', `/api/reviews/${id}/reply`, professional)).statusCode).toBe(204);
    expect((await shown())[0]).toMatchObject({ reply: null, repliedAt: null });
  });

  it.each([
    [{}, 'Reply must be at least 3 characters'],
    [{ reply: '  a ' }, 'Reply must be at least 3 characters'],
    [{ reply: 'x'.repeat(501) }, 'Reply must be at most 500 characters'],
  ])('refuses %j', async (payload, sentence) => {
    const response = await call('PUT', `/api/reviews/${id}/reply`, professional, payload);
    expect([response.statusCode, response.payload]).toEqual([400, sentence]);
  });

  it.each(['PUT', 'DELETE'] as const)('is for the reviewed professional (%s)', async (method) => {
    const payload = method === 'PUT' ? { reply: 'Not mine' } : undefined;
    for (const other of [client, await createProfessional(), admin]) {
      const response = await call(method, `/api/reviews/${id}/reply`, other, payload);
      expect([response.statusCode, response.payload, response.headers['x-error-code']]).toEqual([
        403,
        'Only the professional who was reviewed can reply.',
        'not_the_reviewed',
      ]);
    }
    expect((await call(method, `/api/reviews/${id}/reply`, null, payload)).statusCode).toBe(401);
  });
});

describe('reporting', () => {
  const report = (viewer: User | null, payload: object = { reason: 'spam' }) =>
    call('POST', `/api/reviews/${id}/reports`, viewer, payload);

  it('reaches the queue with the review, its history and who reported', async () => {
    await call('PUT', `/api/reviews/${id}`, client, { rating: 1, comment: 'Buy my course' });
    expect((await report(professional, { reason: 'other', details: 'This is an advertisement.' })).statusCode).toBe(
      204,
    );
    expect(await reports()).toMatchObject([
      {
        reason: 'other',
        details: 'This is an advertisement.',
        status: 'open',
        note: null,
        decidedAt: null,
        reporter: { id: professional.id, firstName: 'Maria' },
        review: {
          id,
          rating: 1,
          comment: 'Buy my course',
          hidden: false,
          client: { id: client.id },
          professional: { id: professional.id },
          history: [{ rating: 4, comment: 'Good work' }],
        },
      },
    ]);
  });

  it.each([
    [{}, 'Please select a reason'],
    [{ reason: 'boring' }, 'Please select a reason'],
    [{ reason: 'other' }, 'Please describe what is wrong'],
    [{ reason: 'other', details: '   ' }, 'Please describe what is wrong'],
    [{ reason: 'spam', details: 'x'.repeat(501) }, 'The description must be at most 500 characters'],
  ])('refuses %j', async (payload, sentence) => {
    const response = await report(professional, payload);
    expect([response.statusCode, response.payload]).toEqual([400, sentence]);
  });

  it('is for signed-in others, once', async () => {
    expect((await report(null)).statusCode).toBe(401);
    const own = await report(client);
    expect([own.statusCode, own.headers['x-error-code']]).toEqual([403, 'own_review']);
    await report(professional);
    const again = await report(professional);
    expect([again.statusCode, again.payload, again.headers['x-error-code']]).toEqual([
      409,
      'You have already reported this review.',
      'already_reported',
    ]);
    expect(await StoredReport.query().resultSize()).toBe(1);
  });

  it('several times at the same moment is stored once', async () => {
    const responses = await Promise.all([1, 2, 3, 4].map(() => report(professional)));
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409, 409, 409]);
    expect(await StoredReport.query().resultSize()).toBe(1);
  });

  it('is withdrawn when the author deletes the review', async () => {
    await report(professional);
    await call('DELETE', `/api/reviews/${id}`, client);
    expect(await reports()).toEqual([]);
    expect(await reports('withdrawn')).toMatchObject([{ review: null }]);
  });
});

describe('moderation', () => {
  const decide = (reportId: number, payload: object, viewer: User = admin) =>
    call('POST', `/api/admin/review-reports/${reportId}/decision`, viewer, payload);
  const queue = async () => {
    for (const reporter of [professional, await createUser()])
      await call('POST', `/api/reviews/${id}/reports`, reporter, { reason: 'offensive' });
    return reports();
  };

  it('hides a review, decides every report about it, and tells author and reporters why', async () => {
    const [first] = await queue();
    const response = await decide(first?.id ?? 0, { decision: 'hide', note: 'Insults a person.' });
    expect(response.result).toMatchObject({ status: 'upheld', note: 'Insults a person.', review: { hidden: true } });
    expect(await reports()).toEqual([]);
    expect(await reports('upheld')).toHaveLength(2);
    expect(await shown()).toEqual([]);
    expect(await rating()).toEqual({ avgRating: null, reviewCount: 0 });
    expect(await notificationsOf(client)).toMatchObject([
      { kind: 'moderation', title: 'Your review was removed by a moderator', href: '/dashboard?tab=reviews' },
    ]);
    expect((await notificationsOf(professional)).at(-1)).toMatchObject({
      kind: 'moderation',
      title: 'We removed the review you reported',
    });
    expect((await call('GET', '/api/reviews/mine', client)).result as OwnReview[]).toMatchObject([
      { hiddenReason: 'Insults a person.' },
    ]);
  });

  it('shows a hidden review to its author only', async () => {
    await call('PUT', `/api/admin/reviews/${id}/visibility`, admin, { hidden: true, reason: 'Insults a person.' });
    expect(
      (await call('PUT', `/api/reviews/${id}/reply`, professional, { reply: 'Thank you' })).headers['x-error-code'],
    ).toBe('review_not_found');
    expect((await call('PUT', `/api/reviews/${id}`, client, { rating: 5, comment: 'Polite now' })).statusCode).toBe(
      200,
    );
    expect(await shown()).toEqual([]);
    await call('PUT', `/api/admin/reviews/${id}/visibility`, admin, { hidden: false, reason: 'Polite now.' });
    expect(await shown()).toMatchObject([{ comment: 'Polite now' }]);
    expect(await rating()).toEqual({ avgRating: 5, reviewCount: 1 });
  });

  it('can dismiss one report and leave the review and the others', async () => {
    const [first, second] = await queue();
    await decide(first?.id ?? 0, { decision: 'dismiss', note: 'An opinion, politely put.' });
    expect((await reports()).map((report) => report.id)).toEqual([second?.id]);
    expect(await shown()).toHaveLength(1);
    const again = await decide(first?.id ?? 0, { decision: 'hide', note: 'Changed my mind.' });
    expect([again.statusCode, again.headers['x-error-code']]).toEqual([409, 'already_decided']);
  });

  it('is for administrators, with a reason', async () => {
    const [first] = await queue();
    for (const viewer of [client, professional]) {
      expect(
        (await decide(first?.id ?? 0, { decision: 'hide', note: 'Because.' }, viewer)).headers['x-error-code'],
      ).toBe('admin_only');
      expect((await call('GET', '/api/admin/review-reports', viewer)).headers['x-error-code']).toBe('admin_only');
      expect(
        (await call('PUT', `/api/admin/reviews/${id}/visibility`, viewer, { hidden: true, reason: 'Because.' }))
          .headers['x-error-code'],
      ).toBe('admin_only');
    }
    expect((await decide(first?.id ?? 0, { decision: 'hide', note: ' ' })).payload).toBe('Please give a reason');
    expect((await decide(999_999, { decision: 'hide', note: 'Because.' })).headers['x-error-code']).toBe(
      'report_not_found',
    );
  });
});

describe('the rank', () => {
  const rankOf = async (user: User) =>
    (await test.database('accountant_profiles').where('userId', user.id).first('rankScore'))?.rankScore as number;
  const talk = async (from: User, to: User) =>
    call('POST', '/api/messages', from, { receiverId: to.id, content: 'Hello' });

  it('is a Bayesian mean over reviews of clients who got a reply', async () => {
    expect(await rankOf(professional)).toBe(3.5);
    await talk(client, professional);
    expect(await rankOf(professional)).toBe(3.5);
    await talk(professional, client);
    expect(await rankOf(professional)).toBeCloseTo((5 * 3.5 + 4) / 6);
    await call('DELETE', `/api/reviews/${id}`, client);
    expect(await rankOf(professional)).toBe(3.5);
  });

  it('leaves out clients whose email address is not confirmed', async () => {
    const stranger = await createUser({ emailConfirmedAt: null });
    await talk(stranger, professional);
    await talk(professional, stranger);
    await review(stranger, { rating: 1, comment: 'Terrible' });
    expect(await rankOf(professional)).toBe(3.5);
    expect((await shown()).map(({ verifiedClient }) => verifiedClient)).toEqual([false, false]);
    await inTransaction(async (transaction) => {
      await stranger.$query(transaction).patch({ emailConfirmedAt: new Date() });
      await weighReviewsBy(stranger.id, transaction);
    });
    expect(await rankOf(professional)).toBeCloseTo((5 * 3.5 + 1) / 6);
    expect((await shown())[0]).toMatchObject({ comment: 'Terrible', verifiedClient: true });
  });

  it('puts many good reviews above a single perfect one, which the order by rating does not', async () => {
    const many = await createProfessional();
    const single = await createProfessional();
    const clients = await Promise.all(Array.from({ length: 3 }, () => createUser()));
    for (const [index, author] of clients.entries()) {
      for (const about of index === 0 ? [many, single] : [many]) {
        await talk(author, about);
        await talk(about, author);
        await call('POST', `/api/accountants/${about.id}/reviews`, author, {
          rating: about === single || index > 0 ? 5 : 4,
          comment: 'Good work',
        });
      }
    }
    const order = ((await call('GET', '/api/accountants', null)).result as Professional[]).map((each) => [
      each.id,
      each.avgRating,
    ]);
    expect(order.slice(0, 2)).toEqual([
      [single.id, 5],
      [many.id, 4.7],
    ]);
    expect(await rankOf(many)).toBeGreaterThan(await rankOf(single));
  });
});
