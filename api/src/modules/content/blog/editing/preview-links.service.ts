import { hashToken, newSecretToken } from '../../../../platform/auth/secret-token';
import { recordAudit, type AuditActor } from '../../../../platform/audit/record-audit';
import { inRetriedTransaction } from '../../../../platform/database/retried-transaction';
import { BlogPost } from '../blog-post.model';
import { postNotFound } from '../blog.errors';
import { previewLinkNotFound } from './editing.errors';
import { PreviewLink } from './preview-link.model';

const hour = 60 * 60 * 1000;

async function requirePost(postId: number): Promise<void> {
  if (!(await BlogPost.query().findById(postId).whereNull('deletedAt').select('id'))) throw postNotFound();
}

/** Makes a link for a number of hours. The token is in the answer alone. @throws AppError 404 */
export async function createPreviewLink(
  { postId, creatorId, hours }: { readonly postId: number; readonly creatorId: number; readonly hours: number },
  by: AuditActor,
): Promise<{ link: PreviewLink; token: string }> {
  await requirePost(postId);
  const token = newSecretToken();
  const now = new Date();
  const expiresAt = new Date(now.getTime() + hours * hour);
  const row = { postId, creatorId, tokenHash: hashToken(token), createdAt: now, expiresAt };
  const link = await inRetriedTransaction(async (transaction) => {
    const subject = { type: 'post', id: postId };
    await recordAudit({ by, action: 'post.previewLinkCreated', subject, after: { expiresAt } }, transaction);
    return PreviewLink.query(transaction).insertAndFetch(row);
  });
  return { link, token };
}

/** The links of a post that still hold, the newest first. @throws AppError 404 */
export async function listPreviewLinks(postId: number): Promise<PreviewLink[]> {
  await requirePost(postId);
  return PreviewLink.query().where({ postId }).where('expiresAt', '>', new Date()).orderBy('id', 'desc');
}

/** Invalidates a link immediately. @throws AppError 404 */
export function revokePreviewLink(postId: number, linkId: number, by: AuditActor): Promise<void> {
  return inRetriedTransaction(async (transaction) => {
    const removed = await PreviewLink.query(transaction).delete().where({ id: linkId, postId });
    if (removed === 0) throw previewLinkNotFound();
    const subject = { type: 'post', id: postId };
    await recordAudit({ by, action: 'post.previewLinkRevoked', subject }, transaction);
  });
}

/**
 * The id of the post that a token shows. @throws AppError 404 when it has expired, was revoked, or the post is deleted
 */
export async function postOfPreview(token: string): Promise<number> {
  const link = await PreviewLink.query()
    .join('blog_posts', 'blog_posts.id', 'blog_preview_links.postId')
    .whereNull('blog_posts.deletedAt')
    .where({ tokenHash: hashToken(token) })
    .where('expiresAt', '>', new Date())
    .select('blog_preview_links.postId')
    .first();
  if (!link) throw previewLinkNotFound();
  return link.postId;
}

/** Forgets links that have expired. */
export async function forgetPreviewLinks(now = new Date()): Promise<void> {
  await PreviewLink.query().delete().where('expiresAt', '<=', now);
}
