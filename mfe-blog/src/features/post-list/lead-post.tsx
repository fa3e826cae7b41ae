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

/** Two columns wide, and on wide screens as high as the two cards beside it: the picture takes what the words leave. */
const Position = styled.div`
  ${from('small')} {
    grid-column: span 2;
  }
  ${from('large')} {
    grid-row: span 2;
  }

  > * {
    block-size: 100%;
  }
`;

const Columns = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--cp-space-24);
  block-size: 100%;
`;

const Picture = styled.div`
  aspect-ratio: 16 / 9;
  overflow: hidden;
  border-radius: var(--cp-radius-medium);

  ${from('large')} {
    aspect-ratio: auto;
    flex: 1 1 20rem;
    min-block-size: 0;
  }
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
      <Card as="article" padding="medium" interactive>
        <Columns>
          <Picture>
            <PostPicture post={post} priority />
          </Picture>
          <Stack gap={12} align="start">
            <Badge tone="info">{categoryLabel(post.category)}</Badge>
            <Heading level={3} size="title" dir="auto">
              {post.title}
            </Heading>
            <Text size="small" tone="muted" tabular>
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
