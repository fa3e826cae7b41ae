import type { User } from '../../../../platform/auth/user.model';
import type { BlogPost } from '../blog-post.model';
import { presentFullPost, presentPost } from '../blog.presenter';
import type { Rendering } from '../rendering/render-markdown';
import type { PostRevision } from './post-revision.model';

const presentEditor = (editor: User | null | undefined) =>
  editor ? { id: editor.id, firstName: editor.firstName, lastName: editor.lastName } : null;

const presentState = ({ version, publishAt, updatedAt, deletedAt }: BlogPost) => ({
  version,
  publishAt: publishAt?.toISOString() ?? null,
  updatedAt: updatedAt.toISOString(),
  deletedAt: deletedAt?.toISOString() ?? null,
});

/** A post in the list of administrators. */
export const presentListedPost = (post: BlogPost) => ({ ...presentPost(post), ...presentState(post) });

/** Parts of the response to an editor. */
export interface EditablePost {
  readonly post: BlogPost;
  readonly editor: User | null;
  readonly rendering: Rendering;
}

/** A post with its Markdown, for who may edit it. */
export const presentEditablePost = (
  { post, editor, rendering }: EditablePost,
  { viewer }: { readonly viewer: User | null },
) => ({
  ...presentFullPost({ post, rendering }, { viewer }),
  ...presentState(post),
  editedBy: presentEditor(editor),
});

/** A version in the list of them. */
export const presentRevisionHead = ({ version, title, published, createdAt, editor }: PostRevision) => ({
  version,
  title,
  published,
  createdAt: createdAt.toISOString(),
  editor: presentEditor(editor),
});

/** A version with its words. */
export const presentRevision = (revision: PostRevision) => {
  const { slug, excerpt, content, category, tags, featuredImage, featuredImageAlt } = revision;
  return {
    ...presentRevisionHead(revision),
    ...{ slug, excerpt, content, category, tags, featuredImage, featuredImageAlt },
  };
};
