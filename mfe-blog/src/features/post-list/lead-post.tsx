import { categoryLabel, type Post } from '@counterpart/api/contract';
import { Badge } from '@counterpart/design-system/badge';
import { Card } from '@counterpart/design-system/card';
import { from, Stack, VisuallyHidden } from '@counterpart/design-system/layout';
import { Link } from '@counterpart/design-system/link';
import { Heading, Text } from '@counterpart/design-system/text';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { PostMeta } from '../../post-meta';
import { PostPicture } from '../../post-picture';

/** As wide as the grid; from `medium` on picture and words stand side by side, so that the headline is in sight. */
const Position = styled.div`
  grid-column: 1 / -1;
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--cp-space-16);
  overflow-wrap: anywhere;
  ${from('medium')} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    gap: var(--cp-space-24);
    align-items: center;
  }
`;

const Picture = styled.div`
  aspect-ratio: 2;
  overflow: hidden;
  border-radius: var(--cp-radius-medium);
`;

/** The whole card is the link's target. */
const Action = styled(Link)`
  font-weight: var(--cp-weight-semibold);

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

/** The newest article, larger than the others. */
export function LeadPost({ post }: { readonly post: Post }): ReactNode {
  return (
    <Position>
      <Card as="article" padding="small" interactive>
        <Columns>
          <Picture>
            <PostPicture post={post} priority />
          </Picture>
          <Stack gap={8} align="start">
            <Badge tone="info">{categoryLabel(post.category)}</Badge>
            <Heading level={3} size="section" dir="auto">
              {post.title}
            </Heading>
            <Text size="small" tone="muted">
              <PostMeta post={post} />
            </Text>
            <Text size="large" tone="muted" dir="auto">
              {post.excerpt}
            </Text>
            <Action href={`/blog/${post.slug}`} aria-label={`Read More: ${post.title}`}>
              Read More
              <VisuallyHidden>{`: ${post.title}`}</VisuallyHidden>
            </Action>
          </Stack>
        </Columns>
      </Card>
    </Position>
  );
}
