import type { Post, PostPage } from '@counterpart/api/contract';
import { Button, LinkButton } from '@counterpart/design-system/button';
import { EmptyState } from '@counterpart/design-system/empty-state';
import { Stack } from '@counterpart/design-system/layout';
import { Pagination } from '@counterpart/design-system/pagination';
import { articlesPicture } from '@counterpart/design-system/pictures/articles';
import { SkeletonGroup, SkeletonRows } from '@counterpart/design-system/skeleton';
import { lazyPart } from '@counterpart/shell/sdk';
import { useState, type ReactNode } from 'react';
import { BulkBar } from './bulk-bar';
import { PostDialog, type Asked } from './post-dialogs';
import { usePostActions } from './use-post-actions';
import type { PostView } from './use-post-view';

const PostTable = lazyPart(async () => (await import('./post-table')).PostTable, {
  name: 'the table',
  loading: (
    <SkeletonGroup label="Loading posts">
      <SkeletonRows count={8} height={64} />
    </SkeletonGroup>
  ),
});

interface Props {
  readonly found: PostPage;
  readonly view: PostView;
  readonly loading: boolean;
}

/** The table with what can be done to one post or several, and the pages below it. */
export function FoundPosts({ found, view, loading }: Props): ReactNode {
  const actions = usePostActions();
  const [selected, setSelected] = useState<readonly number[]>([]);
  const [asked, setAsked] = useState<Asked | null>(null);
  const shown = new Set(found.posts.map(({ id }) => id));
  const chosen = selected.filter((id) => shown.has(id));

  const confirm = async (): Promise<void> => {
    if (asked?.kind === 'delete') await actions.remove(asked.post);
    if (asked?.kind === 'bulk' && (await actions.changeAll(chosen, asked.action))) setSelected([]);
  };

  if (found.posts.length === 0) return <NoPosts view={view} total={found.counts?.all ?? 0} />;
  return (
    <Stack gap={16}>
      <BulkBar
        count={chosen.length}
        isDeleted={view.filters.status === 'deleted'}
        onAction={(action) => setAsked({ kind: 'bulk', action, count: chosen.length })}
        onClear={() => setSelected([])}
      />
      <PostTable
        posts={found.posts}
        view={view}
        loading={loading}
        selected={chosen}
        onSelect={setSelected}
        onToggle={(post: Post) => void actions.toggle(post)}
        onDelete={(post: Post) => setAsked({ kind: 'delete', post })}
        onRestore={(post: Post) => void actions.restore([post.id])}
      />
      <Pagination
        label="Pages of posts"
        page={view.page}
        pageSize={view.pageSize}
        total={found.pagination.total}
        onPageChange={view.setPage}
      />
      <PostDialog asked={asked} onClose={() => setAsked(null)} onConfirm={confirm} />
    </Stack>
  );
}

function NoPosts({ view, total }: { readonly view: PostView; readonly total: number }): ReactNode {
  const isFiltered = view.filterCount > 0 || view.query.q !== '' || view.page > 1;
  return (
    <EmptyState
      headingLevel={2}
      illustration={articlesPicture}
      title="No blog posts found"
      description={isFiltered ? 'No posts match your search and filters.' : undefined}
      action={
        isFiltered && total > 0 ? (
          <Button variant="secondary" onClick={view.clearAll}>
            Show All Posts
          </Button>
        ) : (
          <LinkButton href="/blog/admin/new">New Post</LinkButton>
        )
      }
    />
  );
}
