import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deliverMails } from '../../../platform/mail/deliver-mails';
import { createMailTransport, outboxFile } from '../../../platform/mail/mail-transport';
import { Mail } from '../../../platform/mail/mail.model';
import { createUser } from '../../../platform/testing/factories';
import { mailedToken, mailsTo } from '../../../platform/testing/mailbox';
import { signIn, visitor } from '../../../platform/testing/sign-in';
import { createTestServer, type TestServer } from '../../../platform/testing/test-server';
import { BlogPost } from '../blog/blog-post.model';
import { sendIssues } from './send-issues';
import { Subscriber } from './subscriber.model';
import { forgetSubscribers } from './subscriptions.service';

let test: TestServer;
beforeAll(async () => {
  test = await createTestServer();
});
beforeEach(() => test.empty());
afterAll(() => test.stop());

const post = async (path: string, payload: object) => {
  const { statusCode, payload: text } = await test.server.inject({
    method: 'POST',
    url: `/api/newsletter${path}`,
    headers: visitor,
    payload,
  });
  return [statusCode, text];
};
const tokenOf = (email: string) => mailedToken(email, 'newsletter-confirmation');
const day = 24 * 60 * 60 * 1000;
const subscriberOf = (email: string) => Subscriber.query().findOne({ email }).throwIfNotFound();

async function addSubscriber(email: string, confirmedAt = new Date(Date.now() - day)): Promise<Subscriber> {
  await post('', { email });
  await post('/confirm', { token: await tokenOf(email) });
  await Subscriber.query().patch({ confirmedAt }).where({ email });
  await Mail.query().delete();
  return subscriberOf(email);
}

async function publish(values: Partial<BlogPost> = {}): Promise<BlogPost> {
  const author = await createUser({ firstName: 'Ruth', lastName: 'Okafor' });
  const now = new Date();
  return BlogPost.query().insertAndFetch({
    title: 'Estimated taxes',
    slug: `estimated-taxes-${Math.random()}`,
    content: 'Text',
    excerpt: 'Four dates a year.',
    authorId: author.id,
    featuredImage: null,
    published: true,
    publishedAt: now,
    createdAt: now,
    updatedAt: now,
    category: 'tax-strategies',
    tags: [],
    searchText: '',
    ...values,
  });
}

describe('subscribing', () => {
  it('answers the same to new, pending, subscribed and mistaken, and mails each what is so', async () => {
    for (const _time of [1, 2]) expect(await post('', { email: 'jo@example.com' })).toEqual([204, '']);
    expect(await post('/confirm', { token: await tokenOf('jo@example.com') })).toEqual([204, '']);
    expect(await post('', { email: 'JO@example.com' })).toEqual([204, '']);
    expect((await Mail.query().orderBy('id')).map(({ subject }) => subject)).toEqual([
      'Please confirm your subscription to the Counterpart blog',
      'Please confirm your subscription to the Counterpart blog',
      'You already get the Counterpart blog by email',
    ]);
    expect(await Subscriber.query().resultSize()).toBe(1);
  });

  it('drops what a program wrote, with the same answer', async () => {
    expect(await post('', { email: 'bot@example.com', website: 'x' })).toEqual([204, '']);
    expect(await Subscriber.query().resultSize()).toBe(0);
  });

  it('refuses what is no email', async () => {
    expect(await post('', { email: 'jo' })).toEqual([400, 'Please enter a valid email address.']);
  });

  it('holds only once the link is followed, which works once and for a week', async () => {
    await post('', { email: 'jo@example.com' });
    expect((await subscriberOf('jo@example.com')).status).toBe('pending');
    const token = await tokenOf('jo@example.com');
    expect((await post('/confirm', { token: `${token}x` }))[0]).toBe(404);
    expect(await post('/confirm', { token })).toEqual([204, '']);
    expect((await subscriberOf('jo@example.com')).status).toBe('confirmed');
    expect(await post('/confirm', { token })).toEqual([
      404,
      'This link has expired or was used before. Please subscribe again.',
    ]);
    await post('', { email: 'late@example.com' });
    await Subscriber.query()
      .patch({ confirmBefore: new Date(Date.now() - 1) })
      .where({ email: 'late@example.com' });
    expect((await post('/confirm', { token: await tokenOf('late@example.com') }))[0]).toBe(404);
    await forgetSubscribers();
    expect((await Subscriber.query()).map(({ email }) => email)).toEqual(['jo@example.com']);
  });
});

describe('an issue', () => {
  it('goes once to each who had subscribed when the post was published, whatever number of processes send it', async () => {
    const emails = Array.from({ length: 230 }, (_, index) => `reader${index}@example.com`);
    const row = { status: 'confirmed', createdAt: new Date(), confirmedAt: new Date(Date.now() - day) };
    await test.database.batchInsert(
      'newsletter_subscribers',
      emails.map((email) => ({ ...row, email, emailKey: email, unsubscribeKey: `key-${email}` })),
      50,
    );
    await post('', { email: 'pending@example.com' });
    await addSubscriber('after@example.com', new Date(Date.now() + day));
    await publish();
    await Promise.allSettled([sendIssues(), sendIssues(), sendIssues()]);
    await sendIssues();
    const sent = await Mail.query().where({ kind: 'newsletter' });
    expect(sent.map(({ toEmail }) => toEmail).sort()).toEqual([...emails].sort());
  });

  it('tells of no draft, no old post, and not again of one that is published anew', async () => {
    await addSubscriber('jo@example.com', new Date(Date.now() - 30 * day));
    await publish({ published: false, publishedAt: null });
    await publish({ publishedAt: new Date(Date.now() - 4 * day) });
    expect(await sendIssues()).toBe(0);
    const news = await publish();
    expect(await sendIssues()).toBe(1);
    await news.$query().patch({ published: false });
    await sendIssues();
    await news.$query().patch({ published: true });
    expect(await sendIssues()).toBe(0);
  });

  it('names the post and its author, and can be ended with one click of a mail program', async () => {
    const { unsubscribeKey } = await addSubscriber('jo@example.com');
    const { slug } = await publish();
    await sendIssues();
    const [mail] = await mailsTo('jo@example.com');
    expect(mail).toMatchObject({ subject: 'Estimated taxes', content: { action: { href: `/blog/${slug}` } } });
    expect(mail?.content?.paragraphs[0]).toContain('Ruth Okafor');
    await deliverMails({ transport: createMailTransport(test.settings), logger: test.server.logger });
    const eml = readFileSync(outboxFile(mail!, test.settings), 'utf8');
    const href = `${test.settings.publicUrl}/api/newsletter/unsubscribe/${unsubscribeKey}`;
    expect(eml.replaceAll(/\r?\n\s+/g, ' ')).toContain(`List-Unsubscribe: <${href}>`);
    expect(eml).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');

    const click = () =>
      test.server.inject({
        method: 'POST',
        url: `/api/newsletter/unsubscribe/${unsubscribeKey}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'List-Unsubscribe=One-Click',
      });
    expect((await click()).statusCode).toBe(204);
    expect((await click()).statusCode).toBe(204);
    expect((await subscriberOf('jo@example.com')).status).toBe('unsubscribed');
  });

  // RFC 8058, 3.1 and 3.2: no cookie, no token, the form as it likes; what a program that follows links sends is no
  // click.
  const form = 'application/x-www-form-urlencoded';
  it.each([
    ['a mail provider’s server', { 'content-type': form }, 'List-Unsubscribe=One-Click'],
    [
      'a multipart form',
      { 'content-type': 'multipart/form-data; boundary=x' },
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    ],
    [
      'a page of a webmail',
      { 'content-type': form, origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' },
      'x',
    ],
    ['a program without an origin', { 'content-type': form, origin: 'null' }, 'List-Unsubscribe=One-Click'],
    ['an empty body', {}, ''],
  ])('is ended by %s', async (_who, headers, payload) => {
    const { unsubscribeKey } = await addSubscriber('jo@example.com');
    const url = `/api/newsletter/unsubscribe/${unsubscribeKey}`;
    for (const method of ['GET', 'HEAD', 'OPTIONS'] as const) {
      const { statusCode } = await test.server.inject({ method, url });
      expect(statusCode, method).toBeGreaterThanOrEqual(400);
    }
    expect((await subscriberOf('jo@example.com')).status, 'a program followed the link').toBe('confirmed');
    const { statusCode, headers: answer } = await test.server.inject({ method: 'POST', url, headers, payload });
    expect([statusCode, answer['set-cookie'], answer['location']]).toEqual([204, undefined, undefined]);
    expect((await subscriberOf('jo@example.com')).status).toBe('unsubscribed');
  });

  it('that still waits is taken back from who leaves', async () => {
    const { unsubscribeKey } = await addSubscriber('jo@example.com');
    await addSubscriber('stays@example.com');
    await publish();
    await sendIssues();
    expect(await post('/unsubscribe', { token: unsubscribeKey })).toEqual([204, '']);
    expect((await Mail.query().where({ kind: 'newsletter' })).map(({ toEmail }) => toEmail)).toEqual([
      'stays@example.com',
    ]);
    expect((await post('/unsubscribe', { token: 'nobody' }))[0]).toBe(404);
  });
});

describe('the list', () => {
  it('is for administrators, by status and part of an email', async () => {
    const admin = await signIn(test, await createUser({ userType: 'admin' }));
    const client = await signIn(test, await createUser());
    await addSubscriber('jo@example.com');
    await post('', { email: 'sam@example.com' });
    const get = async (query: string, headers = admin) =>
      test.server.inject({ url: `/api/admin/newsletter${query}`, headers });
    expect((await get('', client)).statusCode).toBe(403);
    expect((await get('')).result).toMatchObject({
      items: [
        { email: 'sam@example.com', status: 'pending', confirmedAt: null },
        { email: 'jo@example.com', status: 'confirmed' },
      ],
      total: 2,
      counts: { pending: 1, confirmed: 1, unsubscribed: 0 },
    });
    expect((await get('?status=confirmed')).result).toMatchObject({ items: [{ email: 'jo@example.com' }], total: 1 });
    expect((await get('?q=sam')).result).toMatchObject({ items: [{ email: 'sam@example.com' }], total: 1 });
  });
});

describe('administrators', () => {
  let admin: Record<string, string>;
  beforeEach(async () => {
    admin = await signIn(test, await createUser({ userType: 'admin' }));
  });
  const rowsOf = async (query = '') => {
    const { statusCode, headers, payload } = await test.server.inject({
      url: `/api/admin/newsletter/export${query}`,
      headers: admin,
    });
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
    return payload.trimEnd().split('\r\n');
  };

  it('export the list as CSV, also a long one, without the keys of the links', async () => {
    const row = { status: 'confirmed', createdAt: new Date(), confirmedAt: new Date() };
    const rows = Array.from({ length: 1_203 }, (_, index) => ({
      ...row,
      email: `reader${index}@example.com`,
      emailKey: `reader${index}@example.com`,
      unsubscribeKey: `secret-${index}`,
    }));
    await test.database.batchInsert('newsletter_subscribers', rows, 100);
    await post('', { email: 'sam@example.com' });
    const all = await rowsOf();
    expect(all[0]).toBe('"Email","Status","Requested","Confirmed","Unsubscribed"');
    expect(all).toHaveLength(1 + 1_204);
    expect(new Set(all).size).toBe(all.length);
    expect(all.join()).not.toContain('secret-');
    expect((await rowsOf('?status=pending'))[1]).toMatch(/^"sam@example\.com","pending","[^"]+",,$/);
    expect(await rowsOf('?q=reader7@')).toHaveLength(2);
    expect(await test.database('audit_entries').where({ action: 'newsletter.exported' })).toHaveLength(3);
  });

  it('remove a subscriber with every mail that waits for them; who subscribes again begins anew', async () => {
    const { id } = await addSubscriber('jo@example.com');
    await addSubscriber('stays@example.com');
    await publish();
    await sendIssues();
    const remove = async (headers = admin) =>
      (await test.server.inject({ method: 'DELETE', url: `/api/admin/newsletter/${id}`, headers })).statusCode;
    expect(await remove(await signIn(test, await createUser()))).toBe(403);
    expect(await remove()).toBe(204);
    expect(await remove()).toBe(404);
    expect((await Subscriber.query()).map(({ email }) => email)).toEqual(['stays@example.com']);
    expect((await Mail.query()).map(({ toEmail }) => toEmail)).toEqual(['stays@example.com']);
    await post('', { email: 'jo@example.com' });
    expect((await subscriberOf('jo@example.com')).status).toBe('pending');
  });
});
