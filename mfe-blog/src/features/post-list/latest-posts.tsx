import { LinkButton } from '@counterpart/design-system/button';
import { EmptyState } from '@counterpart/design-system/empty-state';
import { ErrorState } from '@counterpart/design-system/error-state';
import { Grid, Inline } from '@counterpart/design-system/layout';
import { articlesPicture } from '@counterpart/design-system/pictures/articles';
import { useApi } from '@counterpart/shell/sdk';
import { useNavigate } from '@counterpart/shell/sdk/router';
import type { MouseEvent, ReactNode } from 'react';
import styled from 'styled-components';
import { PostCard } from '../../post-card';
import { PostCardSkeletons } from '../../post-card-skeletons';
import { batchOffsets, blogHref } from './batches';
import { LeadPost } from './lead-post';

interface Props {
  readonly category: string | null;
  /** As it stands in the address. */
  readonly offset: string | null;
}

/** Every batch up to the address's offset, one below the other; each is fetched and cached by itself. */
export function LatestPosts({ category, offset }: Props): ReactNode {
  const offsets = batchOffsets(offset);
  return (
    <Grid columns={4} gap={16}>
      {offsets.map((batch, index) => (
        <PostBatch
          key={batch}
          category={category}
          offset={batch}
          isFirst={index === 0}
          isLast={index === offsets.length - 1}
        />
      ))}
    </Grid>
  );
}

/** As wide as the grid. */
const Row = styled.div`
  grid-column: 1 / -1;
`;

interface BatchProps {
  readonly category: string | null;
  readonly offset: number;
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

function PostBatch({ category, offset, isFirst, isLast }: BatchProps): ReactNode {
  const { data, error, mutate } = useApi('/api/blog', {
    query: { category: category ?? undefined, offset: offset || undefined },
  });
  if (!data) {
    return (
      <Row>
        {error ? (
          <ErrorState
            headingLevel={3}
            compact={!isFirst}
            title="Failed to load blog posts"
            retryLabel="Try Again"
            onRetry={() => void mutate()}
          />
        ) : (
          <PostCardSkeletons count={isFirst ? 6 : 3} label="Loading articles" />
        )}
      </Row>
    );
  }
  if (isFirst && data.posts.length === 0) {
    return (
      <Row>
        <EmptyState
          headingLevel={3}
          title="No blog posts found"
          illustration={articlesPicture}
          description={category ? 'Nothing has been published in this category yet.' : undefined}
        />
      </Row>
    );
  }
  return (
    <>
      {data.posts.map((post, index) =>
        offset === 0 && index === 0 ? <LeadPost key={post.id} post={post} /> : <PostCard key={post.id} post={post} />,
      )}
      {isLast && data.pagination.hasMore && (
        <LoadMore href={blogHref({ category, offset: offset + data.pagination.limit })} />
      )}
    </>
  );
}

/** A link, so that it can be shared and opened elsewhere; followed here, it adds to the page without scrolling it. */
function LoadMore({ href }: { readonly href: string }): ReactNode {
  const navigate = useNavigate();
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    void navigate(href, { preventScrollReset: true });
  };
  return (
    <Row>
      <Inline justify="center">
        <LinkButton href={href} variant="secondary" onClick={follow}>
          Load More Articles
        </LinkButton>
      </Inline>
    </Row>
  );
}
