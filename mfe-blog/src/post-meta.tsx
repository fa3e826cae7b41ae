import { fullName, type Post } from '@counterpart/api/contract';
import { TimeAgo } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';

/** Age, author and reading time of a post, as cards show them. */
export function PostMeta({ post }: { readonly post: Post }): ReactNode {
  return (
    <>
      {post.published ? <TimeAgo at={post.publishedAt ?? post.createdAt} /> : <span>Draft</span>}
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
