import { blogLimits } from '../../../../contract/limits/blog';
import type { AuditActor } from '../../../../platform/audit/record-audit';
import type { User } from '../../../../platform/auth/user.model';
import { isUniqueViolation } from '../../../../platform/database/database-errors';
import { inRetriedTransaction } from '../../../../platform/database/retried-transaction';
import type { Transaction } from '../../../../platform/database/transaction';
import { invalid } from '../../../../platform/errors/app-error';
import { renewSearchTexts } from '../../../../platform/text/renew-search-texts';
import { searchTextOf } from '../../../../platform/text/text-search';
import { BlogPost } from '../blog-post.model';
import { postNotFound } from '../blog.errors';
import type { NewPost, PostChanges } from './editing.schema';
import { postChanged, slugTaken } from './editing.errors';
import { changeOf, recordPost } from './record-post';
import { saveFirstRevision, saveRevision } from './revisions.service';
import { freeSlug, saveFormerSlug, slugFor } from './slugs.service';

const day = 24 * 60 * 60 * 1000;

const searchTextOfPost = ({ title, excerpt, content, category, tags }: TextParts): string =>
  searchTextOf([title, excerpt, content, category, ...tags]);
type TextParts = Pick<BlogPost, 'title' | 'excerpt' | 'content' | 'category' | 'tags'>;

/** Makes the words by which posts are found again where the rules for them have changed. */
export const renewPosts = renewSearchTexts('blog_posts', async (id, transaction) => {
  const post = await BlogPost.query(transaction).findById(id).forUpdate().throwIfNotFound();
  await post.$query(transaction).patch({ searchText: searchTextOfPost(post) });
});

/** An empty field of the form is none. */
function withoutBlanks<Values extends Pick<PostChanges, 'featuredImage' | 'featuredImageAlt'>>(values: Values): Values {
  const { featuredImage, featuredImageAlt } = values;
  return {
    ...values,
    ...(featuredImage === '' && { featuredImage: null }),
    ...(featuredImageAlt === '' && { featuredImageAlt: null }),
  };
}

/** Reports a slug that was taken during the write like one that was taken before. */
async function storing<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result> {
  try {
    return await inRetriedTransaction(work);
  } catch (error) {
    throw isUniqueViolation(error) ? slugTaken() : error;
  }
}

/**
 * A post for writing, locked.
 * @throws AppError 404 when it is not there or deleted, 409 when it is not the version that was seen
 */
async function lockPost(id: number, seen: number | undefined, transaction: Transaction): Promise<BlogPost> {
  const post = await BlogPost.query(transaction).findById(id).whereNull('deletedAt').forUpdate();
  if (!post) throw postNotFound();
  if (seen !== undefined && seen !== post.version) throw postChanged(post.version);
  return post;
}

/** Writes a change as the next version, unless another user was faster, and stores it as a revision. */
async function writeVersion(
  post: BlogPost,
  changes: Partial<BlogPost>,
  by: AuditActor,
  transaction: Transaction,
): Promise<BlogPost> {
  await saveFirstRevision(post, transaction);
  const next = { ...changes, version: post.version + 1, updatedAt: new Date() };
  const written = await BlogPost.query(transaction)
    .patch({ ...next, searchText: searchTextOfPost({ ...post.$toJson(), ...changes }) })
    .where({ id: post.id, version: post.version });
  if (written === 0) throw postChanged(post.version + 1);
  const stored = await BlogPost.query(transaction).findById(post.id).throwIfNotFound();
  await saveRevision(stored, by.userId, transaction);
  await recordPost(by, changeOf(post, stored), { before: post, after: stored }, transaction);
  return stored;
}

/** Decides when a post is public, from the request and its state. @throws AppError 400 for a time that has passed */
function publication(
  post: Pick<BlogPost, 'published' | 'publishedAt' | 'publishAt'>,
  { published, publishAt }: Pick<PostChanges, 'published' | 'publishAt'>,
): Pick<BlogPost, 'published' | 'publishedAt' | 'publishAt'> {
  const isPublished = published ?? post.published;
  if (isPublished) return { published: true, publishedAt: post.publishedAt ?? new Date(), publishAt: null };
  const moment = publishAt === undefined ? post.publishAt : publishAt ? new Date(publishAt) : null;
  const isNew = moment?.getTime() !== post.publishAt?.getTime();
  if (moment && isNew && moment.getTime() <= Date.now())
    throw invalid('Please choose a time in the future to publish this post.');
  return { published: false, publishedAt: post.publishedAt, publishAt: moment };
}

const unpublished = { published: false, publishedAt: null, publishAt: null } as const;

/** Stores a new post of an author. @throws AppError 400 or 409 for its slug */
export function createPost(author: User, by: AuditActor, { slug: typed, ...values }: NewPost): Promise<BlogPost> {
  return storing(async (transaction) => {
    const slug = await slugFor({ typed, title: values.title, postId: null }, transaction);
    const now = new Date();
    const post = await BlogPost.query(transaction).insertAndFetch({
      ...withoutBlanks(values),
      ...publication(unpublished, values),
      slug,
      authorId: author.id,
      version: 1,
      createdAt: now,
      updatedAt: now,
      searchText: searchTextOfPost(values),
    });
    await saveRevision(post, author.id, transaction);
    await recordPost(by, 'post.created', { after: post }, transaction);
    return post;
  });
}

/**
 * Changes a post; what is not given stays. Once it has been public, its former URL redirects to the new one.
 * @throws AppError 404, 409 with the present version when another user changed it since `version`, 400 or 409 for its
 * slug
 */
export function updatePost(
  id: number,
  by: AuditActor,
  { version, slug: typed, publishAt, ...values }: PostChanges,
): Promise<BlogPost> {
  return storing(async (transaction) => {
    const post = await lockPost(id, version, transaction);
    const title = values.title ?? post.title;
    const isSameSlug = typed === undefined || typed === post.slug;
    const slug = isSameSlug ? post.slug : await slugFor({ typed, title, postId: id }, transaction);
    await saveFormerSlug(post, slug, transaction);
    const when = publication(post, { published: values.published, publishAt });
    return writeVersion(post, { ...withoutBlanks(values), ...when, slug }, by, transaction);
  });
}

/** Hides a post from all users; it can be restored for a while. @throws AppError 404 */
export function deletePost(id: number, by: AuditActor): Promise<BlogPost> {
  return storing(async (transaction) => {
    const post = await lockPost(id, undefined, transaction);
    const { slug, published, publishAt } = post;
    await BlogPost.query(transaction)
      .findById(id)
      .patch({
        deletedAt: new Date(),
        deletedState: { slug, published, publishAt: publishAt?.toISOString() ?? null },
        published: false,
        publishAt: null,
        // A slug that no URL can name; the post's own one is free for another.
        slug: `~deleted-${id}`,
      });
    await recordPost(by, 'post.deleted', { before: post }, transaction);
    return post;
  });
}

/**
 * Brings a deleted post back as it was; with a number behind its slug when another post has that by now. @throws
 * AppError 404
 */
export function restorePost(id: number, by: AuditActor): Promise<BlogPost> {
  return storing(async (transaction) => {
    const post = await BlogPost.query(transaction).findById(id).whereNotNull('deletedAt').forUpdate();
    if (!post) throw postNotFound();
    const state = post.deletedState;
    const slug = await freeSlug(state?.slug ?? `post-${id}`, id, transaction);
    const publishAt = state?.publishAt ? new Date(state.publishAt) : null;
    await BlogPost.query(transaction)
      .findById(id)
      .patch({ slug, published: state?.published ?? false, publishAt, deletedAt: null, deletedState: null });
    const restored = await BlogPost.query(transaction).findById(id).throwIfNotFound();
    await recordPost(by, 'post.restored', { after: restored }, transaction);
    return restored;
  });
}

/** Forgets posts whose time to be restored has passed. */
export async function forgetDeletedPosts(now = new Date()): Promise<void> {
  await BlogPost.query()
    .delete()
    .where('deletedAt', '<', new Date(now.getTime() - blogLimits.restoreDays * day));
}
