import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { NewsletterReview, QueuePage } from '../../../contract/named-types';
import { AuditEntry } from '../../../platform/audit/audit-entry.model';
import { Mail } from '../../../platform/mail/mail.model';
import { createUser } from '../../../platform/testing/factories';
import { mailedToken, mailsTo } from '../../../platform/testing/mailbox';
import { signIn, visitor, type BrowserHeaders } from '../../../platform/testing/sign-in';
import { createTestServer, type TestServer } from '../../../platform/testing/test-server';
import { Notification } from '../../identity/notifications/notification.model';
import { findReviews } from './find-reviews';
import { Subscriber } from './subscriber.model';

let test: TestServer;
let as: BrowserHeaders[];
beforeAll(async () => {
  test = await createTestServer();
});
beforeEach(async () => {
  await test.empty();
  as = [
    await signIn(test, await createUser({ userType: 'admin' })),
    await signIn(test, await createUser({ userType: 'admin' })),
  ];
});
afterAll(() => test.stop());

const day = 24 * 60 * 60 * 1000;
const ago = (days: number) => new Date(Date.now() - days * day);
const post = async (path: string, payload: object) =>
  (await test.server.inject({ method: 'POST', url: `/api/newsletter${path}`, headers: visitor, payload })).statusCode;
const admin = (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object, who = 0) =>
  test.server.inject({ method, url: `/api/admin/${url}`, headers: as[who]!, ...(payload && { payload }) });
const open = async (query = '') => (await admin('GET', `queues/newsletter?${query}`)).result as QueuePage;
const decide = async (id: number, payload: object, who = 0) => {
  const { statusCode, payload: text } = await admin('POST', `newsletter/${id}/decision`, payload, who);
  return [statusCode, text] as const;
};
const subscriberOf = (email: string) => Subscriber.query().findOne({ email }).throwIfNotFound();
const confirmed = async (email: string): Promise<Subscriber> => {
  await post('', { email });
  await post('/confirm', { token: await mailedToken(email, 'newsletter-confirmation') });
  await Mail.query().delete();
  return subscriberOf(email);
};
const refusedIssue = (email: string) =>
  Mail.query().insert({
    ...{ kind: 'newsletter', toEmail: email, toName: '', subject: 'Estimated taxes', content: { paragraphs: ['x'] } },
    ...{ status: 'failed', attempts: 14, lastError: '552 Mailbox full', notBefore: new Date(), createdAt: new Date() },
  });
const acts = async () =>
  (await AuditEntry.query().whereNot('action', 'like', 'session.%').orderBy('id')).map(({ action }) => action);

describe('a subscriber whose mail was refused for good', () => {
  it('waits in the queue once, and the mail is sent again', async () => {
    const { id } = await confirmed('jo@example.com');
    await refusedIssue('jo@example.com');
    await Promise.all([findReviews(), findReviews()]);
    expect((await open()).items).toMatchObject([{ id, title: 'jo@example.com', kind: 'undelivered', state: 'open' }]);
    expect((await open('kind=unconfirmed')).total).toBe(0);
    const { result } = await admin('GET', `newsletter/${id}`);
    expect((result as NewsletterReview).failedMails).toMatchObject([
      { subject: 'Estimated taxes', error: '552 Mailbox full' },
    ]);
    expect(await decide(id, { decision: 'keep', seen: 'undelivered' })).toEqual([204, '']);
    expect(await Mail.query()).toMatchObject([{ kind: 'newsletter', status: 'waiting', attempts: 0 }]);
    expect((await open()).total).toBe(0);
    expect((await open('state=decided')).items).toMatchObject([{ decision: { outcome: 'resent' } }]);
    await findReviews();
    expect((await open()).total).toBe(0);
    await Mail.query().patch({ status: 'failed' });
    await findReviews();
    expect((await open()).total).toBe(1);
    expect(await acts()).toEqual(['newsletter.subscriberKept']);
  });

  it('is not written to when the subscription ends, and leaves no mail behind', async () => {
    const { id } = await confirmed('jo@example.com');
    await refusedIssue('jo@example.com');
    await findReviews();
    expect(await decide(id, { decision: 'end', seen: 'undelivered', reason: ' ' })).toEqual([
      400,
      'Please give a reason',
    ]);
    expect(await decide(id, { decision: 'end', seen: 'undelivered', reason: 'Bounces' })).toEqual([204, '']);
    expect(await Mail.query().resultSize()).toBe(0);
    expect(await subscriberOf('jo@example.com')).toMatchObject({ status: 'unsubscribed' });
    expect(await acts()).toEqual(['newsletter.subscriptionEnded']);
  });
});

describe('an unconfirmed request', () => {
  it('waits after three days, gets its link once more, and holds when that is followed', async () => {
    await post('', { email: 'jo@example.com' });
    await post('', { email: 'new@example.com' });
    await Subscriber.query()
      .patch({ createdAt: ago(4) })
      .where({ email: 'jo@example.com' });
    await findReviews();
    const { id } = await subscriberOf('jo@example.com');
    expect((await open()).items).toMatchObject([{ id, kind: 'unconfirmed' }]);
    await Mail.query().delete();
    expect(await decide(id, { decision: 'keep', seen: 'unconfirmed' })).toEqual([204, '']);
    await findReviews();
    expect((await open()).total).toBe(0);
    expect(await post('/confirm', { token: await mailedToken('jo@example.com', 'newsletter-confirmation') })).toBe(204);
    expect(await subscriberOf('jo@example.com')).toMatchObject({ status: 'confirmed' });
  });

  it('leaves the queue by itself when its owner confirms or unsubscribes', async () => {
    for (const email of ['jo@example.com', 'al@example.com']) await post('', { email });
    await Subscriber.query().patch({ createdAt: ago(4) });
    await findReviews();
    expect((await open()).total).toBe(2);
    const { id, unsubscribeKey } = await subscriberOf('al@example.com');
    await post('/confirm', { token: await mailedToken('jo@example.com', 'newsletter-confirmation') });
    await post('/unsubscribe', { token: unsubscribeKey });
    expect((await open()).total).toBe(0);
    expect((await decide(id, { decision: 'keep', seen: 'unconfirmed' }))[0]).toBe(409);
  });

  it('is ended without a mail: its owner may never have asked for one', async () => {
    await post('', { email: 'jo@example.com' });
    await Subscriber.query().patch({ createdAt: ago(4) });
    await findReviews();
    const { id } = await subscriberOf('jo@example.com');
    await decide(id, { decision: 'end', seen: 'unconfirmed', reason: 'No answer' });
    expect(await Mail.query().resultSize()).toBe(0);
  });
});

describe('a burst of requests', () => {
  it('of one mailbox in several spellings, or of one domain, is suspicious', async () => {
    for (const email of ['jo.doe@example.com', 'jodoe+1@example.com', 'j.odoe+2@example.com', 'al@example.com'])
      await post('', { email });
    expect((await open()).items).toMatchObject([{ title: 'j.odoe+2@example.com', kind: 'suspicious' }]);
    for (let index = 0; index < 11; index += 1) await post('', { email: `reader-${index}x@burst.example` });
    expect((await open('q=burst')).total).toBe(2);
    const [{ id } = { id: 0 }] = (await open()).items;
    expect(await decide(id, { decision: 'keep', seen: 'suspicious' })).toEqual([204, '']);
    expect((await open()).items.map((item) => item.id)).not.toContain(id);
  });
});

it('a rush of readers of one domain, of whom some confirm, is none', async () => {
  for (let index = 0; index < 14; index += 1) await post('', { email: `reader-${index}x@rush.example` });
  expect((await open('q=rush')).total).toBe(5);
  await Subscriber.query().delete();
  for (let index = 0; index < 4; index += 1) await confirmed(`early-${index}x@rush.example`);
  for (let index = 0; index < 11; index += 1) await post('', { email: `reader-${index}x@rush.example` });
  expect((await open('q=rush')).total).toBe(0);
  // Four of sixteen and fewer are hardly any.
  for (let index = 11; index < 14; index += 1) await post('', { email: `reader-${index}x@rush.example` });
  expect((await open('q=rush')).total).toBe(2);
});

describe('a decision', () => {
  it('is made by one of two administrators, and only of what was seen', async () => {
    const { id } = await confirmed('jo@example.com');
    await refusedIssue('jo@example.com');
    expect((await decide(id, { decision: 'end', seen: 'unconfirmed', reason: 'Bounces' }))[0]).toBe(409);
    await findReviews();
    const both = await Promise.all([
      decide(id, { decision: 'end', seen: 'undelivered', reason: 'Bounces' }, 0),
      decide(id, { decision: 'keep', seen: 'undelivered' }, 1),
    ]);
    expect(both.map(([status]) => status).sort()).toEqual([204, 409]);
    expect((await open('state=decided')).total).toBe(1);
  });

  it('ends the subscription of a reader who asked for it, and reaches them by mail', async () => {
    const { id } = await confirmed('jo@example.com');
    expect((await decide(id, { decision: 'keep' }))[0]).toBe(409);
    expect(await decide(id, { decision: 'end', reason: 'You asked us by phone.' })).toEqual([204, '']);
    const [mail] = await mailsTo('jo@example.com');
    expect(mail).toMatchObject({ kind: 'newsletter-ended' });
    expect(JSON.stringify(mail?.content)).toContain('You asked us by phone.');
    expect((await decide(id, { decision: 'end', reason: 'Again' }))[0]).toBe(409);
  });

  it('reaches a reader with an account there', async () => {
    const user = await createUser({ email: 'jo@example.com', emailConfirmedAt: new Date() });
    const { id } = await confirmed('jo@example.com');
    await decide(id, { decision: 'end', reason: 'You asked us by phone.' });
    expect(await Notification.query().where({ userId: user.id })).toMatchObject([
      { kind: 'moderation', body: 'You asked us by phone.', href: '/blog' },
    ]);
    expect((await mailsTo('jo@example.com')).map(({ kind }) => kind)).not.toContain('newsletter-ended');
  });
});
