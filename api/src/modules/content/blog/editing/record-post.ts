import type { AuditAction } from '../../../../contract/audit-actions';
import { recordAudit, type AuditActor } from '../../../../platform/audit/record-audit';
import type { Transaction } from '../../../../platform/database/transaction';
import type { BlogPost } from '../blog-post.model';

/** Fields of a post in the audit log; its text is in its versions. */
const fields = ({
  title,
  slug,
  excerpt,
  category,
  tags,
  featuredImage,
  published,
  publishedAt,
  publishAt,
  version,
}: BlogPost) => ({
  ...{ title, slug, excerpt, category, tags, featuredImage, published, publishedAt, publishAt, version },
});

/**
 * Writes what was done to a post into the audit log. @param act the post before and after, of which one may be missing
 */
export function recordPost(
  by: AuditActor,
  action: AuditAction,
  { before, after }: { readonly before?: BlogPost; readonly after?: BlogPost },
  transaction: Transaction,
): Promise<void> {
  const post = after ?? before;
  return recordAudit(
    {
      by,
      action,
      subject: { type: 'post', id: post?.id ?? null },
      userId: post?.authorId ?? null,
      ...(post && { label: post.title }),
      ...(before && { before: fields(before) }),
      ...(after && { after: fields(after) }),
    },
    transaction,
  );
}

/** Audit action of a change to a post. */
export function changeOf(before: BlogPost, after: BlogPost): AuditAction {
  if (before.published === after.published) return 'post.updated';
  return after.published ? 'post.published' : 'post.unpublished';
}
