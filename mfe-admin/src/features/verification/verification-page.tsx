import { EmptyState } from '@counterpart/design-system/empty-state';
import { ErrorState } from '@counterpart/design-system/error-state';
import { Container, Stack } from '@counterpart/design-system/layout';
import { PageHeader } from '@counterpart/design-system/page-header';
import { SegmentedToggle } from '@counterpart/design-system/segmented-toggle';
import { SkeletonGroup, SkeletonText } from '@counterpart/design-system/skeleton';
import { errorSentence, useApi } from '@counterpart/shell/sdk';
import { useSearchParams } from '@counterpart/shell/sdk/router';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { RequestCard } from './request-card';

const Page = styled.div`
  padding-block-end: var(--cp-space-64);
`;

const queues = [
  { value: 'pending', label: 'Waiting' },
  { value: 'recheck', label: 'To check again' },
] as const;

/** `/admin/verification`: licenses to check, the longest waiting first. The queue is in the address. */
export function VerificationPage(): ReactNode {
  const [search, setSearch] = useSearchParams();
  const status = search.get('status') === 'recheck' ? 'recheck' : 'pending';
  const { data, error, isValidating, mutate } = useApi('/api/admin/verification', { query: { status } });
  return (
    <Page>
      <Container>
        <PageHeader
          title="Verification"
          description="Check license and documents with the issuer before you approve."
          breadcrumbs={[{ label: 'Admin', href: '/admin' }, { label: 'Verification' }]}
        />
        <Stack gap={24}>
          <SegmentedToggle
            label="Queue"
            options={queues}
            value={status}
            onChange={(chosen) => setSearch(chosen === 'pending' ? {} : { status: chosen }, { replace: true })}
          />
          {data?.length ? (
            data.map((queued) => <RequestCard key={queued.request.id} queued={queued} />)
          ) : data ? (
            <EmptyState
              headingLevel={2}
              illustration={null}
              title="Nothing to check"
              description="New requests appear here."
            />
          ) : error ? (
            <ErrorState
              headingLevel={2}
              title="We could not load the requests"
              description={errorSentence(error)}
              retrying={isValidating}
              onRetry={() => void mutate()}
            />
          ) : (
            <SkeletonGroup label="Loading requests">
              <SkeletonText lines={6} />
            </SkeletonGroup>
          )}
        </Stack>
      </Container>
    </Page>
  );
}
