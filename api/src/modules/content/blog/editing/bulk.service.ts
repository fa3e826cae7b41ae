import type { BulkChange } from '../../../../contract/named-types';
import type { AuditActor } from '../../../../platform/audit/record-audit';
import { AppError } from '../../../../platform/errors/app-error';
import type { BlogPost } from '../blog-post.model';
import { deletePost, restorePost, updatePost } from './editing.service';

const acts: Readonly<Record<BulkChange['action'], (id: number, by: AuditActor) => Promise<BlogPost>>> = {
  publish: (id, by) => updatePost(id, by, { published: true }),
  unpublish: (id, by) => updatePost(id, by, { published: false }),
  delete: deletePost,
  restore: restorePost,
};

/**
 * Does one thing to several posts, one after the other; a post that is gone keeps nothing from happening to the others.
 */
export async function changePosts(
  { ids, action }: BulkChange,
  by: AuditActor,
): Promise<{ changed: BlogPost[]; failed: number[] }> {
  const changed: BlogPost[] = [];
  const failed: number[] = [];
  for (const id of ids) {
    try {
      changed.push(await acts[action](id, by));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      failed.push(id);
    }
  }
  return { changed, failed };
}
