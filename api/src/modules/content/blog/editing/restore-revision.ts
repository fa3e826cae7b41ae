import type { AuditActor } from '../../../../platform/audit/record-audit';
import type { BlogPost } from '../blog-post.model';
import { updatePost } from './editing.service';
import type { PostRevision } from './post-revision.model';
import { findRevision } from './revisions.service';

/**
 * Gives a post the words and pictures of an earlier version; its slug and whether it is public stay.
 * @param seen the version that the editor looked at
 * @throws AppError 404, 409 when another user changed the post since
 */
export async function restoreRevision(
  { postId, version }: Pick<PostRevision, 'postId' | 'version'>,
  by: AuditActor,
  seen: number,
): Promise<BlogPost> {
  const { title, content, excerpt, category, tags, featuredImage, featuredImageAlt } = await findRevision(
    postId,
    version,
  );
  return updatePost(postId, by, {
    ...{ title, content, excerpt, category, tags, featuredImage, featuredImageAlt },
    version: seen,
  });
}
