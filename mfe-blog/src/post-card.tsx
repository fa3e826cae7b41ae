import type { Post } from '@counterpart/api/contract';
import { ContentCard } from '@counterpart/design-system/content-card';
import type { ReactNode } from 'react';
import { categoryLabel } from './blog-categories';
import { postAge } from './post-date';
import { PostPicture } from './post-picture';
import { useNow } from './use-now';

interface Props {
  readonly post: Post;
  /** Shows up to three tags, as search results do. */
  readonly showTags?: boolean;
}

/** One post in a grid: picture, category, title, age, author, excerpt, Read More. */
export function PostCard({ post, showTags = false }: Props): ReactNode {
  const now = useNow();
  const author = post.author && `${post.author.firstName} ${post.author.lastName}`;
  return (
    <ContentCard
      href={`/blog/${post.slug}`}
      title={post.title}
      excerpt={post.excerpt}
      category={categoryLabel(post.category)}
      picture={<PostPicture post={post} />}
      meta={
        <>
          <time dateTime={post.publishedAt ?? post.createdAt} suppressHydrationWarning>
            {postAge(post, now)}
          </time>
          {author && ` · ${author}`}
        </>
      }
      tags={showTags ? post.tags.slice(0, 3) : []}
      tagsLabel="Tags"
    />
  );
}
