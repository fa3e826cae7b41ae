import type { Post } from '@counterpart/api/contract';
import { Grid, Stack } from '@counterpart/design-system/layout';
import { Heading } from '@counterpart/design-system/text';
import { useApi } from '@counterpart/shell/sdk';
import { useId, type ReactNode } from 'react';
import { PostCard } from '../../post-card';

const shown = 3;

/**
 * Three posts, of the same category first, without this one. Shows nothing while there are none or they cannot be
 * loaded.
 */
export function RelatedPosts({ post }: { readonly post: Post }): ReactNode {
  const headingId = useId();
  const { data } = useApi('/api/blog', { query: { related: post.id, limit: shown } });
  const related = data?.posts ?? [];
  if (related.length === 0) return null;
  return (
    <Stack as="section" gap={16} aria-labelledby={headingId}>
      <Heading level={2} id={headingId}>
        Related Articles
      </Heading>
      <Grid minimum={200} gap={16}>
        {related.map((other) => (
          <PostCard key={other.id} post={other} />
        ))}
      </Grid>
    </Stack>
  );
}
