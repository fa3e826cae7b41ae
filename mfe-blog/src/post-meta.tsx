import { fullName, type Post } from '@counterpart/api/contract';
import type { ReactNode } from 'react';
import { postAge } from './post-date';
import { useNow } from './use-now';

/** Age, author and reading time of a post, as cards show them. */
export function PostMeta({ post }: { readonly post: Post }): ReactNode {
  const now = useNow();
  return (
    <>
      <time dateTime={post.publishedAt ?? post.createdAt} suppressHydrationWarning>
        {postAge(post, now)}
      </time>
      {post.author && (
        <>
          <span> · </span>
          <bdi>{fullName(post.author)}</bdi>
        </>
      )}
      <span>{` · ${post.readingMinutes} min read`}</span>
    </>
  );
}
