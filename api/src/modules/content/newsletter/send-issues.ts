import { fullName } from '../../../contract/full-name';
import { inRetriedTransaction } from '../../../platform/database/retried-transaction';
import { database, type Transaction } from '../../../platform/database/transaction';
import { enqueueMail } from '../../../platform/mail/enqueue-mail';
import { toDate } from '../../../platform/database/base-model';
import { Issue } from './issue.model';
import { issueMail, type IssuePost } from './newsletter-mails';
import { Subscriber } from './subscriber.model';

const batch = 100;
/**
 * Milliseconds after its publication in which a post is news: what was published before the newsletter is never sent.
 */
const newsMilliseconds = 3 * 24 * 60 * 60 * 1000;

interface PublishedPost extends IssuePost {
  readonly id: number;
  readonly publishedAt: Date;
}

/**
 * Puts new posts into the outbox, one mail for each subscriber who had confirmed when it was published; returns how
 * many mails. Any number of processes may call it concurrently: a batch and the mark of its progress are committed
 * atomically, and only if the mark has not moved since it was read.
 */
export async function sendIssues(now = new Date()): Promise<number> {
  await beginIssues(now);
  let mails = 0;
  for (const { postId } of await Issue.query().whereNull('finishedAt').orderBy('postId').limit(20))
    for (let sent = await sendBatch(postId, now); sent > 0; sent = await sendBatch(postId, now)) mails += sent;
  return mails;
}

/** An issue for each new post that has none. A post that is published anew has one from the first time. */
async function beginIssues(now: Date): Promise<void> {
  const posts: { id: number }[] = await database()('blog_posts as p')
    .leftJoin('newsletter_issues as i', 'i.postId', 'p.id')
    .whereNull('i.postId')
    .where('p.published', true)
    .where('p.publishedAt', '>', new Date(now.getTime() - newsMilliseconds))
    .where('p.publishedAt', '<=', now)
    .select('p.id');
  for (const { id } of posts)
    await database()('newsletter_issues')
      .insert({ postId: id, lastSubscriberId: 0, createdAt: now, finishedAt: null })
      .onConflict('postId')
      .ignore();
}

/** The next mails of an issue; 0 when there are no more, or another process is ahead. */
function sendBatch(postId: number, now: Date): Promise<number> {
  return inRetriedTransaction(async (transaction) => {
    const issue = await Issue.query(transaction).findById(postId);
    if (!issue || issue.finishedAt) return 0;
    const post = await publishedPost(postId, transaction);
    const readers = post ? await readersAfter(issue.lastSubscriberId, post.publishedAt, transaction) : [];
    const last = readers.at(-1)?.id;
    const moved = await Issue.query(transaction)
      .patch(last === undefined ? { finishedAt: now } : { lastSubscriberId: last })
      .where({ postId, lastSubscriberId: issue.lastSubscriberId, finishedAt: null });
    if (moved === 0 || !post) return 0;
    for (const reader of readers) await enqueueMail(issueMail(reader, post), transaction);
    return readers.length;
  });
}

const readersAfter = (id: number, publishedAt: Date, transaction: Transaction): Promise<Subscriber[]> =>
  Subscriber.query(transaction)
    .where({ status: 'confirmed' })
    .where('id', '>', id)
    .where('confirmedAt', '<=', publishedAt)
    .orderBy('id')
    .limit(batch)
    .execute();

/** The post as it is now; null when it was taken down meanwhile. */
async function publishedPost(id: number, transaction: Transaction): Promise<PublishedPost | null> {
  const row = await transaction('blog_posts as p')
    .leftJoin('users as u', 'u.id', 'p.authorId')
    .where({ 'p.id': id, 'p.published': true })
    .first<PostRow | undefined>('p.title', 'p.slug', 'p.excerpt', 'p.publishedAt', 'u.firstName', 'u.lastName');
  if (!row) return null;
  const { title, slug, excerpt, publishedAt, firstName, lastName } = row;
  return {
    id,
    title,
    slug,
    excerpt,
    publishedAt: toDate(publishedAt),
    authorName: firstName && lastName && fullName({ firstName, lastName }),
  };
}

interface PostRow extends Record<'title' | 'slug' | 'excerpt', string> {
  readonly publishedAt: unknown;
  readonly firstName: string | null;
  readonly lastName: string | null;
}
