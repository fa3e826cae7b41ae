import type { User } from '../../platform/auth/user.model';
import { forbidden, notSignedIn } from '../../platform/errors/app-error';
import type { BlogPost } from './blog-post.model';

/** Drafts are for administrators. */
export const maySee = (viewer: User | null, post: Pick<BlogPost, 'published'>): boolean =>
  post.published || viewer?.userType === 'admin';

/**
 * Who may list drafts: administrators.
 * @throws AppError 401 for a visitor, 403 for anybody else
 */
export function mayListDrafts(viewer: User | null): void {
  if (!viewer) throw notSignedIn();
  if (viewer.userType !== 'admin') throw forbidden('Only administrators may see drafts.', 'admin_only');
}
