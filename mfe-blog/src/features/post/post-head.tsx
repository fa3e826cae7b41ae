import { categoryLabel, fullName, type Post } from '@counterpart/api/contract';
import { Avatar } from '@counterpart/design-system/avatar';
import { Badge } from '@counterpart/design-system/badge';
import { Icon } from '@counterpart/design-system/icon';
import { Inline, Stack } from '@counterpart/design-system/layout';
import { Link } from '@counterpart/design-system/link';
import { Heading, Text } from '@counterpart/design-system/text';
import { useDateText } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { PostPicture } from '../../post-picture';
import { professionLabels } from '../../profession-labels';
import { ShareMenu } from './share-menu';

const Picture = styled.div`
  aspect-ratio: 16 / 9;
  overflow: hidden;
  border-radius: var(--cp-radius-medium);
`;

/** Head of an article: category, title, excerpt, author and date, share menu, picture. */
export function PostHead({ post }: { readonly post: Post }): ReactNode {
  const { author } = post;
  const dateText = useDateText();
  const at = post.publishedAt ?? post.createdAt;
  const name = author && fullName(author);
  return (
    <Stack as="header" gap={24}>
      <Link href="/blog" tone="quiet">
        <Inline as="span" gap={8}>
          <Icon name="arrow-left" size={16} />
          Back to Blog
        </Inline>
      </Link>
      <Stack gap={12} align="start">
        <Badge tone="info">{categoryLabel(post.category)}</Badge>
        <Heading level={1} dir="auto">
          {post.title}
        </Heading>
        <Text size="large" tone="muted" dir="auto">
          {post.excerpt}
        </Text>
      </Stack>
      <Inline gap={12} justify="between" wrap={false}>
        <Inline gap={12} wrap={false}>
          {author && name && <Avatar id={author.id} name={name} src={author.profilePicture} size="medium" />}
          <div>
            {author && (
              <Text size="small">
                <strong>
                  <bdi>{name}</bdi>
                </strong>
                {author.profession && <span>{`, ${professionLabels[author.profession]}`}</span>}
              </Text>
            )}
            <Text size="small" tone="muted">
              {post.published ? <time dateTime={at}>{dateText(at, 'longDay')}</time> : <span>Draft</span>}
              <span>{` · ${post.readingMinutes} min read`}</span>
            </Text>
          </div>
        </Inline>
        <ShareMenu slug={post.slug} title={post.title} />
      </Inline>
      <Picture>
        <PostPicture post={post} priority />
      </Picture>
    </Stack>
  );
}
