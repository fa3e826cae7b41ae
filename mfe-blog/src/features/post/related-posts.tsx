import type { Post } from '@counterpart/api/contract';
import { Grid, Stack } from '@counterpart/design-system/layout';
import { Heading } from '@counterpart/design-system/text';
import { useApi } from '@counterpart/shell/sdk';
import { useId, type ReactNode } from 'react';
import { PostCard } from '../../post-card';

/** Up to three posts of the same category, without this one. Shows nothing while there are none or they cannot be loaded. */
export function RelatedPosts({ post }: { readonly post: Post }): ReactNode {
  const headingId = useId();
  const { data } = useApi('/api/blog', { query: { category: post.category, limit: 3 } });
  const related = data?.posts.filter(({ id }) => id !== post.id).slice(0, 3) ?? [];
  if (related.length === 0) return null;
  return (
    <Stack as="section" gap={16} aria-labelledby={headingId}>
      <Heading level={2} id={headingId}>
        Related Articles
      </Heading>
      <Grid columns={3} gap={24}>
        {related.map((other) => (
          <PostCard key={other.id} post={other} />
        ))}
      </Grid>
    </Stack>
  );
}
