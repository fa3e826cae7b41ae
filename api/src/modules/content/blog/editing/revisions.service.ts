import type { User } from '../../../../platform/auth/user.model';
import type { ListPart } from '../../../../platform/paging/offset-query';
import type { Transaction } from '../../../../platform/database/transaction';
import { BlogPost } from '../blog-post.model';
import { postNotFound } from '../blog.errors';
import { revisionNotFound } from './editing.errors';
import { PostRevision } from './post-revision.model';

/** Stores a post as it is now. @param editorId null when no person changed it, or it is unknown who did */
export async function saveRevision(post: BlogPost, editorId: number | null, transaction: Transaction): Promise<void> {
  const { version, title, slug, content, excerpt, category, tags, featuredImage, featuredImageAlt, published } = post;
  await PostRevision.query(transaction).insert({
    postId: post.id,
    editorId,
    ...{ version, title, slug, content, excerpt, category, tags, featuredImage, featuredImageAlt, published },
    createdAt: post.updatedAt,
  });
}

/** Stores a post that was written before revisions were, so that its first text can be had again. */
export async function saveFirstRevision(post: BlogPost, transaction: Transaction): Promise<void> {
  const known = await PostRevision.query(transaction).select('id').findOne({ postId: post.id, version: post.version });
  if (!known) await saveRevision(post, null, transaction);
}

/** A part of the versions of a post without their text, the newest first. @throws AppError 404 */
export async function listRevisions(postId: number, { offset, limit }: ListPart): Promise<PostRevision[]> {
  const post = await BlogPost.query().findById(postId).whereNull('deletedAt').select('id');
  if (!post) throw postNotFound();
  return PostRevision.query()
    .where({ postId })
    .select('id', 'postId', 'version', 'editorId', 'title', 'published', 'createdAt')
    .withGraphFetched('editor')
    .orderBy('version', 'desc')
    .offset(offset)
    .limit(limit);
}

/** One version with its text. @throws AppError 404 */
export async function findRevision(postId: number, version: number): Promise<PostRevision> {
  const revision = await PostRevision.query().findOne({ postId, version }).withGraphFetched('editor');
  if (!revision) throw revisionNotFound();
  return revision;
}

/** Finds who made a version of a post; null when unknown. */
export async function editorOf(post: Pick<BlogPost, 'id' | 'version'>): Promise<User | null> {
  const revision = await PostRevision.query()
    .findOne({ postId: post.id, version: post.version })
    .select('id', 'editorId')
    .withGraphFetched('editor');
  return revision?.editor ?? null;
}
