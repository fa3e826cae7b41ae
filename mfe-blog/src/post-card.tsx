import { categoryLabel, type Post } from '@counterpart/api/contract';
import { ContentCard } from '@counterpart/design-system/content-card';
import type { ReactNode } from 'react';
import { PostMeta } from './post-meta';
import { PostPicture } from './post-picture';

/** One post in a grid: picture, category, title, age, author, excerpt, Read More. */
export function PostCard({ post }: { readonly post: Post }): ReactNode {
  return (
    <ContentCard
      href={`/blog/${post.slug}`}
      title={post.title}
      excerpt={post.excerpt}
      category={categoryLabel(post.category)}
      picture={<PostPicture post={post} />}
      meta={<PostMeta post={post} />}
    />
  );
}
