import { productActor } from '../../../../platform/audit/record-audit';
import { inRetriedTransaction } from '../../../../platform/database/retried-transaction';
import { toDate } from '../../../../platform/database/base-model';
import { database } from '../../../../platform/database/transaction';
import { BlogPost } from '../blog-post.model';
import { recordPost } from './record-post';
import { saveFirstRevision, saveRevision } from './revisions.service';

const batch = 50;

/**
 * Publishes what is due. Any number of processes may do so concurrently: one of them publishes each post, with the time
 * it was scheduled for.
 * @returns ids of the posts that this call published
 */
export async function publishDuePosts(now = new Date()): Promise<number[]> {
  const due = await BlogPost.query()
    .select('id')
    .where({ published: false })
    .where('publishAt', '<=', now)
    .whereNull('deletedAt')
    .limit(batch);
  const published: number[] = [];
  for (const { id } of due) if (await publishDue(id, now)) published.push(id);
  return published;
}

async function publishDue(id: number, now: Date): Promise<boolean> {
  return inRetriedTransaction(async (transaction) => {
    const post = await BlogPost.query(transaction).findById(id).forUpdate();
    const isDue = post && !post.published && !post.deletedAt && post.publishAt && post.publishAt <= now;
    if (!isDue) return false;
    await saveFirstRevision(post, transaction);
    const changed = await BlogPost.query(transaction)
      .patch({
        published: true,
        publishedAt: post.publishedAt ?? post.publishAt,
        publishAt: null,
        version: post.version + 1,
        updatedAt: now,
      })
      .where({ id, version: post.version, published: false });
    if (changed === 0) return false;
    const stored = await BlogPost.query(transaction).findById(id).throwIfNotFound();
    await saveRevision(stored, null, transaction);
    await recordPost(productActor, 'post.published', { before: post, after: stored }, transaction);
    return true;
  });
}

/**
 * Tells when posts have been published by a schedule, also by another process: every process keeps pages of its own.
 */
export function createPublicationWatch(): () => Promise<boolean> {
  let known: string | null = null;
  return async () => {
    const row = (await database()('blog_posts').where({ published: true }).max('publishedAt as newest').first()) as
      | { newest: unknown }
      | undefined;
    const newest = row?.newest ? toDate(row.newest).toISOString() : '';
    const isNew = known !== null && newest !== known;
    known = newest;
    return isNew;
  };
}
