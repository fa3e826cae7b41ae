import type { PostPage } from '@counterpart/api/contract';
import { Button, LinkButton } from '@counterpart/design-system/button';
import { Container, from, Inline, Stack } from '@counterpart/design-system/layout';
import { PageHeader } from '@counterpart/design-system/page-header';
import { SearchBar } from '@counterpart/design-system/search-bar';
import { SkeletonRows } from '@counterpart/design-system/skeleton';
import { Tabs } from '@counterpart/design-system/tabs';
import { Loaded, useApi } from '@counterpart/shell/sdk';
import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { AccessDenied, AdminsOnly } from '../admins-only';
import { FoundPosts } from './found-posts';
import { PostFilters } from './post-filters';
import { usePostView, type Tab } from './use-post-view';

const Page = styled.div`
  padding-block-end: var(--cp-space-64);
`;

const SearchBox = styled.div`
  flex: 1;
  min-inline-size: min(14rem, 100%);
  ${from('medium')} {
    max-inline-size: 26rem;
  }
`;

const tabLabels: Readonly<Record<Tab, string>> = {
  all: 'All',
  published: 'Published',
  draft: 'Drafts',
  scheduled: 'Scheduled',
};

/** `/blog/admin`: every post, with search, filters, order and page in the address. */
export function BlogAdminPage(): ReactNode {
  return (
    <AdminsOnly>
      <PostList />
    </AdminsOnly>
  );
}

function PostList(): ReactNode {
  const view = usePostView();
  const found = useApi('/api/blog', { query: view.query }, { keepPreviousData: true, revalidateOnMount: true });
  const { data, error, isValidating } = found;
  const [hasFilters, setHasFilters] = useState(view.filterCount > 0);
  if (error?.status === 403) return <AccessDenied />;
  const content = (
    <Loaded of={found} name="posts" title="Failed to load blog posts" skeleton={<SkeletonRows count={8} height={64} />}>
      {(page) => <FoundPosts found={page} view={view} loading={isValidating} />}
    </Loaded>
  );
  return (
    <Page>
      <Container>
        <PageHeader
          title="Blog Administration"
          breadcrumbs={[{ label: 'Blog', href: '/blog' }, { label: 'Administration' }]}
          actions={
            <Inline gap={8}>
              <LinkButton href="/blog/admin/newsletter" variant="secondary" icon="mail">
                Newsletter
              </LinkButton>
              <LinkButton href="/blog/admin/new" icon="plus">
                New Post
              </LinkButton>
            </Inline>
          }
        />
        <Stack gap={16}>
          <Inline gap={12} justify="between">
            <SearchBox>
              <SearchBar
                label="Search posts"
                placeholder="Search posts"
                value={view.search}
                onChange={view.setSearch}
              />
            </SearchBox>
            <Button
              variant="secondary"
              icon="filter"
              aria-expanded={hasFilters}
              onClick={() => setHasFilters(!hasFilters)}
            >
              {view.filterCount > 0 ? `Filters (${view.filterCount})` : 'Filters'}
            </Button>
          </Inline>
          {hasFilters && <PostFilters view={view} />}
          <Tabs
            label="Posts by status"
            value={view.tab}
            onChange={view.setTab}
            items={(['all', 'published', 'draft', 'scheduled'] as const).map((id) => ({
              id,
              label: tabLabels[id],
              ...countOf(data, id),
              content,
            }))}
          />
        </Stack>
      </Container>
    </Page>
  );
}

const countOf = (page: PostPage | undefined, tab: Tab) => (page?.counts ? { count: page.counts[tab] } : {});
