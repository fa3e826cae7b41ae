import type { Post } from '@counterpart/api/contract';
import { Alert } from '@counterpart/design-system/alert';
import { Button, LinkButton } from '@counterpart/design-system/button';
import { EmptyState } from '@counterpart/design-system/empty-state';
import { Container, Stack } from '@counterpart/design-system/layout';
import { brokenPicture } from '@counterpart/design-system/pictures/broken';
import { lostPicture } from '@counterpart/design-system/pictures/lost';
import { Skeleton, SkeletonGroup, SkeletonText } from '@counterpart/design-system/skeleton';
import { TagList } from '@counterpart/design-system/tag';
import { useApi, useCount } from '@counterpart/shell/sdk';
import { useParams } from '@counterpart/shell/sdk/router';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { NewsletterBox } from '../../newsletter-box';
import { AuthorCard } from './author-card';
import { PostBody } from '../../post-body';
import { PostColumns } from './post-columns';
import { PostHead } from './post-head';
import { RelatedPosts } from './related-posts';
import { TableOfContents } from './table-of-contents';

/** As high as the window from the start: what stands below does not move, whatever comes. */
const Page = styled.div`
  min-block-size: 100dvh;
  padding-block: var(--cp-space-24) var(--cp-space-64);
`;

/** `/blog/:slug`: one post. */
export function PostPage(): ReactNode {
  const { slug = '' } = useParams();
  const { data: post, error, isValidating, mutate } = useApi('/api/blog/{slugOrId}', { path: { slugOrId: slug } });
  if (post) return wrap(<LoadedPost post={post} />);
  if (!error) return wrap(<LoadingPost />);
  return wrap(
    error.status === 404 ? <MissingPost /> : <FailedPost retrying={isValidating} onRetry={() => void mutate()} />,
  );
}

const wrap = (content: ReactNode): ReactNode => <Page>{content}</Page>;

/** From this many parts on, an article has a table of contents. */
const longPost = 4;

function LoadedPost({ post }: { readonly post: Post }): ReactNode {
  useCount({ event: 'blog-read', postId: post.id }, { of: String(post.id), seconds: 10 });
  const parts = post.headings?.filter(({ level }) => level === 2) ?? [];
  return (
    <Container>
      <article>
        <PostColumns
          head={<PostHead post={post} />}
          aside={parts.length >= longPost && <TableOfContents headings={parts} />}
        >
          <Stack gap={40}>
            {post.isPlainText && (
              <Alert tone="info" title="This article is shown as plain text right now">
                Its formatting is temporarily unavailable. Reload the page in a minute to see it.
              </Alert>
            )}
            {post.contentHtml && <PostBody html={post.contentHtml} />}
            <TagList label="Tags" tags={post.tags} />
            {post.author && <AuthorCard author={post.author} />}
            <RelatedPosts post={post} />
            <NewsletterBox />
          </Stack>
        </PostColumns>
      </article>
    </Container>
  );
}

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

/** The specification has one title for both cases; the sentence below it tells them apart. */
function FailedPost({ retrying, onRetry }: { readonly retrying: boolean; readonly onRetry: () => void }): ReactNode {
  return (
    <Container>
      <EmptyState
        headingLevel={1}
        illustration={brokenPicture}
        title="Blog Post Not Found"
        description="We could not load this article right now. Try again in a minute."
        action={
          <>
            <Button pending={retrying} onClick={onRetry}>
              Try Again
            </Button>
            <LinkButton href="/blog" variant="secondary">
              Return to Blog
            </LinkButton>
          </>
        }
      />
    </Container>
  );
}

function MissingPost(): ReactNode {
  return (
    <Container>
      <EmptyState
        headingLevel={1}
        illustration={lostPicture}
        title="Blog Post Not Found"
        description="This article does not exist, or it has been taken down."
        action={<LinkButton href="/blog">Return to Blog</LinkButton>}
      />
    </Container>
  );
}
