import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { BaseModel } from '../../../../platform/database/base-model';
import { createUser } from '../../../../platform/testing/factories';
import { startMailReceiver, type MailReceiver } from '../../../../platform/testing/mail-receiver';
import { createTestDatabase, type TestDatabase } from '../../../../platform/testing/test-database';
import { startTwoApiProcesses, type TwoApiProcesses } from '../../../../platform/testing/two-api-processes';
import { Subscriber } from '../../newsletter/subscriber.model';
import { BlogPost } from '../blog-post.model';
import { publishDuePosts } from './schedule';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
  BaseModel.knex(test.database);
});
beforeEach(() => test.empty());
afterAll(() => test.remove());

const second = 1_000;

/** Posts that are scheduled for a moment. */
async function schedule(count: number, publishAt: Date): Promise<void> {
  const { id: authorId } = await createUser({ userType: 'admin' });
  const createdAt = new Date(Date.now() - 60 * second);
  for (let index = 0; index < count; index += 1)
    await BlogPost.query().insert({
      ...{ title: `Post ${index}`, slug: `post-${index}`, content: 'Text', excerpt: 'Words', authorId },
      ...{ featuredImage: null, published: false, publishedAt: null, publishAt, createdAt, updatedAt: createdAt },
      ...{ category: 'technology', tags: [], searchText: '' },
    });
}

/** Expects each post to be published once, at its time, with one version and one entry of the audit log. */
async function expectOnce(count: number, publishAt: Date): Promise<void> {
  const posts = await BlogPost.query().orderBy('id');
  expect(posts).toHaveLength(count);
  for (const post of posts) {
    expect(post).toMatchObject({ published: true, publishAt: null, version: 2 });
    expect(Math.abs(Number(post.publishedAt) - Number(publishAt))).toBeLessThan(second);
  }
  const entries = await test.database('audit_entries').where({ action: 'post.published' });
  expect(entries).toHaveLength(count);
  const revisions = await test.database('blog_post_revisions').where({ version: 2 });
  expect(revisions).toHaveLength(count);
}

it('ten calls at the same moment publish each post once', async () => {
  const publishAt = new Date(Date.now() - second);
  await schedule(8, publishAt);
  const published = (await Promise.all(Array.from({ length: 10 }, () => publishDuePosts()))).flat();
  expect(published).toHaveLength(8);
  expect(new Set(published).size).toBe(8);
  await expectOnce(8, publishAt);
});

describe.runIf(process.env['TEST_DATABASE_URL'])('two API processes on one database', () => {
  let mailServer: MailReceiver;
  let apis: TwoApiProcesses;
  beforeAll(async () => {
    mailServer = await startMailReceiver();
    apis = await startTwoApiProcesses(test.databaseSettings, { SMTP_URL: mailServer.url });
  });
  afterAll(async () => {
    await apis.stop();
    await mailServer.stop();
  });

  it('publish each post once, both show it, and each subscriber gets one mail', async () => {
    await Subscriber.query().insert({
      ...{ email: 'jo@example.com', emailKey: 'jo@example.com', status: 'confirmed', unsubscribeKey: 'key' },
      ...{ createdAt: new Date(0), confirmedAt: new Date(0) },
    });
    const publishAt = new Date(Date.now() + 2 * second);
    await schedule(6, publishAt);
    await vi.waitFor(async () => expect(await BlogPost.query().where({ published: true })).toHaveLength(6), {
      timeout: 30 * second,
      interval: 200,
    });
    await expectOnce(6, publishAt);
    for (const url of apis.urls) {
      const { pagination } = (await (await fetch(`${url}/api/blog`)).json()) as {
        pagination: { total: number };
      };
      expect(pagination.total).toBe(6);
    }
    await vi.waitFor(
      async () => {
        const unfinished = await test.database('newsletter_issues').whereNull('finishedAt');
        expect([unfinished, await test.database('newsletter_issues')]).toEqual([
          [],
          expect.objectContaining({ length: 6 }),
        ]);
      },
      { timeout: 30 * second, interval: 200 },
    );
    const mails: { subject: string }[] = await test.database('mails').where({ kind: 'newsletter' }).select('subject');
    const titles = Array.from({ length: 6 }, (_, index) => `Post ${index}`);
    expect(mails.map(({ subject }) => subject).sort()).toEqual(titles);
    await vi.waitFor(
      async () => expect(await test.database('mails').where({ status: 'sent' })).toHaveLength(titles.length),
      { timeout: 30 * second, interval: 200 },
    );
    // What the mail server took, with the way out that a mail program offers.
    const subjects = mailServer.received.map((text) => /^Subject: (.*)\r$/m.exec(text)?.[1]);
    expect(subjects.sort()).toEqual(titles);
    for (const text of mailServer.received) {
      const head = text.replaceAll(/\r\n\s+/g, ' ');
      expect(head).toMatch(/^List-Unsubscribe: <http\S+\/api\/newsletter\/unsubscribe\/key>\r$/m);
      expect(head).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
    }
  });
});
