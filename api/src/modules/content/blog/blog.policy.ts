import type { User } from '../../../platform/auth/user.model';
import { forbidden, notSignedIn } from '../../../platform/errors/app-error';
import type { BlogPost } from './blog-post.model';

/** Posts are written by administrators. */
export const mayEdit = (viewer: User | null): viewer is User => viewer?.userType === 'admin';

/** Drafts are for those who may edit them; deleted posts are for no one. */
export const maySee = (viewer: User | null, post: Pick<BlogPost, 'published' | 'deletedAt'>): boolean =>
  !post.deletedAt && (post.published || mayEdit(viewer));

/**
 * Lets only administrators list drafts.
 * @throws AppError 401 for a visitor, 403 for other users
 */
export function mayListDrafts(viewer: User | null): void {
  if (!viewer) throw notSignedIn();
  if (!mayEdit(viewer)) throw forbidden('Only administrators may see drafts.', 'admin_only');
}
