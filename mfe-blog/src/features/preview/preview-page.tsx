import { Alert } from '@counterpart/design-system/alert';
import { LinkButton } from '@counterpart/design-system/button';
import { EmptyState } from '@counterpart/design-system/empty-state';
import { Container, Stack } from '@counterpart/design-system/layout';
import { lockedPicture } from '@counterpart/design-system/pictures/locked';
import { SkeletonGroup, SkeletonText } from '@counterpart/design-system/skeleton';
import { Heading, Text } from '@counterpart/design-system/text';
import { useApi } from '@counterpart/shell/sdk';
import { useParams } from '@counterpart/shell/sdk/router';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { PostPicture } from '../../post-picture';
import { PostBody } from '../../post-body';

const Page = styled.div`
  min-block-size: 100dvh;
  padding-block: var(--cp-space-24) var(--cp-space-64);
`;

/** `/blog/preview/:token`: a post for anyone with a link to it, published or not. */
export function PreviewPage(): ReactNode {
  const { token = '' } = useParams();
  const { data: post, error } = useApi(
    '/api/blog/previews/{token}',
    { path: { token } },
    { revalidateOnFocus: false, revalidateOnMount: true, shouldRetryOnError: false },
  );
  return (
    <Page>
      <Container size="reading">
        {error ? (
          <EmptyState
            illustration={lockedPicture}
            headingLevel={1}
            title="This preview is not available"
            description={error.sentence}
            action={<LinkButton href="/blog">Return to Blog</LinkButton>}
          />
        ) : !post ? (
          <SkeletonGroup label="Loading preview">
            <SkeletonText lines={10} />
          </SkeletonGroup>
        ) : (
          <Stack as="article" gap={24}>
            <Alert tone="info">This is a preview. Please don’t share the link further.</Alert>
            <Heading level={1} dir="auto">
              {post.title}
            </Heading>
            <Text size="large" tone="muted" dir="auto">
              {post.excerpt}
            </Text>
            <PostPicture post={post} priority />
            <PostBody html={post.contentHtml ?? ''} />
          </Stack>
        )}
      </Container>
    </Page>
  );
}
