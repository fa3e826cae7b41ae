import type { Post } from '../../contract/named-types';
import type { User } from '../../platform/auth/user.model';
import type { BlogPost } from './blog-post.model';
import { renderMarkdown } from './render-markdown';

const presentAuthor = (
  { id, firstName, lastName, profilePicture, userType, suspendedAt }: User,
  hasListing: boolean,
): NonNullable<Post['author']> => ({
  id,
  firstName,
  lastName,
  profilePicture,
  listed: hasListing && userType === 'accountant' && !suspendedAt,
});

/** A post as lists show it. `listed` says whether the author has a page in the directory. */
export const presentPost = ({
  id,
  slug,
  title,
  excerpt,
  category,
  tags,
  featuredImage,
  published,
  publishedAt,
  createdAt,
  author,
  authorProfile,
}: BlogPost): Post => ({
  id,
  slug,
  title,
  excerpt,
  category,
  tags,
  featuredImage,
  published,
  publishedAt: publishedAt?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
  author: author ? presentAuthor(author, authorProfile?.listed ?? false) : null,
});

/** A post with its content as safe HTML. */
export const presentFullPost = (post: BlogPost): Post => ({
  ...presentPost(post),
  contentHtml: renderMarkdown(post.content),
});
