import type { NewsletterList } from '@counterpart/api/contract';
import { DownloadButton } from '@counterpart/design-system/button';
import { Container, from, Stack } from '@counterpart/design-system/layout';
import { PageHeader } from '@counterpart/design-system/page-header';
import { SearchBar } from '@counterpart/design-system/search-bar';
import { SkeletonRows } from '@counterpart/design-system/skeleton';
import { Tabs } from '@counterpart/design-system/tabs';
import { Loaded, useApi } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { AccessDenied, AdminsOnly } from '../admins-only';
import { FoundSubscribers } from './found-subscribers';
import { tabs, useSubscriberView, type Tab } from './use-subscriber-view';

const Page = styled.div`
  padding-block-end: var(--cp-space-64);
`;

const SearchBox = styled.div`
  ${from('medium')} {
    max-inline-size: 26rem;
  }
`;

const tabLabels: Readonly<Record<Tab, string>> = {
  all: 'All',
  confirmed: 'Subscribed',
  pending: 'Unconfirmed',
  unsubscribed: 'Unsubscribed',
};

/** `/blog/admin/newsletter`: who gets new articles by email, with search, status and page in the URL. */
export function NewsletterAdminPage(): ReactNode {
  return (
    <AdminsOnly>
      <Subscribers />
    </AdminsOnly>
  );
}

function Subscribers(): ReactNode {
  const view = useSubscriberView();
  const found = useApi(
    '/api/admin/newsletter',
    { query: view.query },
    { keepPreviousData: true, revalidateOnMount: true },
  );
  const { data, error, isValidating } = found;
  if (error?.status === 403) return <AccessDenied />;
  const content = (
    <Loaded
      of={found}
      name="subscribers"
      title="Failed to load subscribers"
      skeleton={<SkeletonRows count={8} height={64} />}
    >
      {(page) => <FoundSubscribers found={page} view={view} loading={isValidating} refresh={() => found.mutate()} />}
    </Loaded>
  );
  return (
    <Page>
      <Container>
        <PageHeader
          title="Newsletter"
          description="New articles go out by email to everyone who confirmed their subscription."
          breadcrumbs={[
            { label: 'Blog', href: '/blog' },
            { label: 'Administration', href: '/blog/admin' },
            { label: 'Newsletter' },
          ]}
          actions={<DownloadButton href={view.exportHref} fileName="newsletter-subscribers.csv" />}
        />
        <Stack gap={16}>
          <SearchBox>
            <SearchBar
              label="Search subscribers"
              placeholder="Search by email"
              value={view.search}
              onChange={view.setSearch}
            />
          </SearchBox>
          <Tabs
            label="Subscribers by status"
            value={view.tab}
            onChange={view.setTab}
            items={tabs.map((id) => ({ id, label: tabLabels[id], ...countOf(data, id), content }))}
          />
        </Stack>
      </Container>
    </Page>
  );
}

function countOf(list: NewsletterList | undefined, tab: Tab): { readonly count?: number } {
  if (!list) return {};
  const { confirmed, pending, unsubscribed } = list.counts;
  return { count: tab === 'all' ? confirmed + pending + unsubscribed : list.counts[tab] };
}
