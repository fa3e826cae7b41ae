import type { Post } from '@counterpart/api/contract';
import { Badge } from '@counterpart/design-system/badge';
import { Card } from '@counterpart/design-system/card';
import { Stack, VisuallyHidden } from '@counterpart/design-system/layout';
import { Link } from '@counterpart/design-system/link';
import { TagList } from '@counterpart/design-system/tag';
import { Heading, Text } from '@counterpart/design-system/text';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { categoryLabel } from './blog-categories';
import { postAge } from './post-date';
import { PostPicture } from './post-picture';
import { useNow } from './use-now';

/** The whole card is the link's target. */
const ReadMore = styled(Link)`
  margin-block-start: auto;
  font-weight: var(--cp-weight-semibold);

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

const Column = styled(Stack)`
  block-size: 100%;
`;

interface Props {
  readonly post: Post;
  /** Shows up to three tags, as search results do. */
  readonly showTags?: boolean;
}

/** One post in a grid: picture, category, title, age, author, excerpt, Read More (B §2.2). */
export function PostCard({ post, showTags = false }: Props): ReactNode {
  const now = useNow();
  const author = post.author && `${post.author.firstName} ${post.author.lastName}`;
  return (
    <Card as="article" padding="small" interactive>
      <Column gap={12}>
        <PostPicture post={post} />
        <Stack gap={8} align="start">
          <Badge tone="info">{categoryLabel(post.category)}</Badge>
          <Heading level={3} clamp={3}>
            {post.title}
          </Heading>
          <Text size="small" tone="subtle">
            <time dateTime={post.publishedAt ?? post.createdAt} suppressHydrationWarning>
              {postAge(post, now)}
            </time>
            {author && ` · ${author}`}
          </Text>
        </Stack>
        <Text tone="muted" clamp={3}>
          {post.excerpt}
        </Text>
        {showTags && <TagList label="Tags" tags={post.tags.slice(0, 3)} />}
        <ReadMore href={`/blog/${post.slug}`}>
          Read More<VisuallyHidden>: {post.title}</VisuallyHidden>
        </ReadMore>
      </Column>
    </Card>
  );
}
