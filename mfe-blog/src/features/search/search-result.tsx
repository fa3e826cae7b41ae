import { categoryLabel, type Post } from '@counterpart/api/contract';
import { Badge } from '@counterpart/design-system/badge';
import { Card } from '@counterpart/design-system/card';
import { from, Stack } from '@counterpart/design-system/layout';
import { Link } from '@counterpart/design-system/link';
import { TagList } from '@counterpart/design-system/tag';
import { Heading, Text } from '@counterpart/design-system/text';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { MarkedText } from '../../marked-text';
import { PostMeta } from '../../post-meta';
import { PostPicture } from '../../post-picture';

const Columns = styled.div`
  display: grid;
  gap: var(--cp-space-16);

  ${from('small')} {
    grid-template-columns: 12rem minmax(0, 1fr);
    gap: var(--cp-space-24);
  }
`;

const Picture = styled.div`
  aspect-ratio: 16 / 9;
  overflow: hidden;
  border-radius: var(--cp-radius-medium);

  ${from('small')} {
    aspect-ratio: 4 / 3;
  }
`;

/** The whole card is the link's target. */
const TitleLink = styled(Link)`
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

const mostTags = 3;

/** A post that was found, with the words that were looked for marked. */
export function SearchResult({ post }: { readonly post: Post }): ReactNode {
  const { title, excerpt, tags, category, slug, highlights = { title: [], excerpt: [] } } = post;
  return (
    <Card as="article" padding="medium" interactive>
      <Columns>
        <Picture>
          <PostPicture post={post} />
        </Picture>
        <Stack gap={8} align="start">
          <Badge tone="info">{categoryLabel(category)}</Badge>
          <Heading level={3} size="large">
            <TitleLink href={`/blog/${slug}`} tone="quiet">
              <MarkedText text={title} ranges={highlights.title} />
            </TitleLink>
          </Heading>
          <Text size="small" tone="subtle">
            <PostMeta post={post} />
          </Text>
          <Text tone="muted">
            <MarkedText text={excerpt} ranges={highlights.excerpt} />
          </Text>
          <TagList label="Tags" tags={tags.slice(0, mostTags)} />
        </Stack>
      </Columns>
    </Card>
  );
}
