import type { Post } from '../../contract/named-types';
import type { BlogPost } from './blog-post.model';
import { renderMarkdown } from './render-markdown';

/** A post as lists show it. */
export const presentPost = ({ id, slug, title, excerpt, category, tags, featuredImage, published, publishedAt, createdAt, author }: BlogPost): Post => ({
  id, slug, title, excerpt, category, tags, featuredImage, published,
  publishedAt: publishedAt?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
  author: author ? { id: author.id, firstName: author.firstName, lastName: author.lastName, profilePicture: author.profilePicture } : null,
});

/** A post with its content as safe HTML. */
export const presentFullPost = (post: BlogPost): Post => ({ ...presentPost(post), contentHtml: renderMarkdown(post.content) });
