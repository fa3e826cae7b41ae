import type { Post } from '@counterpart/api/contract';
import { Badge } from '@counterpart/design-system/badge';
import { LinkButton } from '@counterpart/design-system/button';
import { EmptyState } from '@counterpart/design-system/empty-state';
import { Icon } from '@counterpart/design-system/icon';
import { Container, Inline, Stack } from '@counterpart/design-system/layout';
import { Link } from '@counterpart/design-system/link';
import { Skeleton, SkeletonGroup, SkeletonText } from '@counterpart/design-system/skeleton';
import { TagList } from '@counterpart/design-system/tag';
import { Heading, Text } from '@counterpart/design-system/text';
import { useApi } from '@counterpart/shell/sdk';
import { useParams } from '@counterpart/shell/sdk/router';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { categoryLabel } from '../../blog-categories';
import { postDate } from '../../post-date';
import { PostPicture } from '../../post-picture';
import { AuthorCard } from './author-card';
import { PostBody } from './post-body';
import { RelatedPosts } from './related-posts';
import { ShareMenu } from './share-menu';

/** As high as the window from the start: what stands below does not move, whatever comes. */
const Page = styled.div`
  min-block-size: 100dvh;
  padding-block: var(--cp-space-24) var(--cp-space-64);
`;

/** `/blog/:slug`: one post. */
export function PostPage(): ReactNode {
  const { slug = '' } = useParams();
  const { data: post, error } = useApi('/api/blog/{slugOrId}', { path: { slugOrId: slug } });
  return <Page>{post ? <LoadedPost post={post} /> : error ? <MissingPost /> : <LoadingPost />}</Page>;
}

function LoadedPost({ post }: { readonly post: Post }): ReactNode {
  return (
    <>
      <Container size="reading">
        <Stack as="article" gap={32}>
          <Stack as="header" gap={16}>
            <Link href="/blog" tone="quiet">
              <Inline as="span" gap={8}>
                <Icon name="arrow-left" size={16} />
                Back to Blog
              </Inline>
            </Link>
            <Stack gap={12} align="start">
              <Badge tone="info">{categoryLabel(post.category)}</Badge>
              <Heading level={1}>{post.title}</Heading>
              <Text size="large" tone="muted">
                {post.excerpt}
              </Text>
            </Stack>
            <Inline gap={12} justify="between">
              <Text size="small" tone="muted" tabular>
                {post.author && `${post.author.firstName} ${post.author.lastName} · `}
                {post.published ? (
                  <time dateTime={post.publishedAt ?? post.createdAt}>{postDate(post)}</time>
                ) : (
                  postDate(post)
                )}
              </Text>
              <ShareMenu slug={post.slug} title={post.title} />
            </Inline>
          </Stack>
          <PostPicture post={post} priority />
          {post.contentHtml && <PostBody html={post.contentHtml} />}
          <TagList label="Tags" tags={post.tags} />
          {post.author && <AuthorCard author={post.author} />}
        </Stack>
      </Container>
      <Container>
        <Below>
          <RelatedPosts post={post} />
        </Below>
      </Container>
    </>
  );
}

const Below = styled.div`
  padding-block-start: var(--cp-space-64);
`;

function LoadingPost(): ReactNode {
  return (
    <Container size="reading">
      <SkeletonGroup label="Loading article">
        <Stack gap={24}>
          <Skeleton width="40%" />
          <Skeleton shape="block" height={72} />
          <Skeleton shape="block" height={320} />
          <SkeletonText lines={8} />
        </Stack>
      </SkeletonGroup>
    </Container>
  );
}

function MissingPost(): ReactNode {
  return (
    <Container>
      <EmptyState
        headingLevel={1}
        title="Blog Post Not Found"
        description="This article does not exist, or it has been taken down."
        action={<LinkButton href="/blog">Return to Blog</LinkButton>}
      />
    </Container>
  );
}
