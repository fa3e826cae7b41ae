import { Alert } from '@counterpart/design-system/alert';
import { Button, DownloadButton } from '@counterpart/design-system/button';
import { Card } from '@counterpart/design-system/card';
import { EmptyState } from '@counterpart/design-system/empty-state';
import { ErrorState } from '@counterpart/design-system/error-state';
import { Inline, Stack } from '@counterpart/design-system/layout';
import { logPicture } from '@counterpart/design-system/pictures/log';
import { SkeletonGroup, SkeletonText } from '@counterpart/design-system/skeleton';
import { useTimeZone } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { AdminFrame } from '../../frame/admin-frame';
import { AuditFilters } from './audit-filters';
import { AuditRow } from './audit-row';
import { useAuditPages } from './use-audit-pages';
import { useAuditView } from './use-audit-view';

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** `/admin/audit`: who did what, when and from where, the newest first. What is searched for stands in the URL. */
export function AuditLogPage(): ReactNode {
  const { view, ...filters } = useAuditView();
  const timeZone = useTimeZone();
  // The days that are asked for are the reader's, as the entries are shown.
  const asked = { ...view, timeZone: (view.from || view.to) && timeZone !== 'UTC' ? timeZone : '' };
  const pages = useAuditPages(asked);
  const query = new URLSearchParams(Object.entries(asked).filter(([, value]) => value !== '')).toString();
  return (
    <AdminFrame
      title="Audit Log"
      description="What administrators did and who signed in. Entries are added, never changed."
      actions={<DownloadButton href={`/api/admin/audit/export?${query}`} fileName="audit-log.csv" />}
    >
      <Stack gap={24}>
        <AuditFilters {...filters} />
        {pages.entries?.length ? (
          <Card padding="none">
            <List>
              {pages.entries.map((entry) => (
                <AuditRow key={entry.id} entry={entry} />
              ))}
            </List>
          </Card>
        ) : pages.entries ? (
          <EmptyState
            headingLevel={2}
            illustration={logPicture}
            title={filters.isFiltered ? 'No entries found' : 'Nothing recorded yet'}
            description={
              filters.isFiltered
                ? 'Nothing on record matches all of these filters.'
                : 'Actions and sign-ins appear here.'
            }
            action={filters.isFiltered && <Button onClick={filters.clear}>Clear Filters</Button>}
          />
        ) : pages.error ? (
          <ErrorState
            headingLevel={2}
            title="The audit log could not be loaded"
            description={pages.error.sentence}
            onRetry={pages.retry}
          />
        ) : (
          <SkeletonGroup label="Loading audit log">
            <SkeletonText lines={12} />
          </SkeletonGroup>
        )}
        {pages.moreError && <Alert tone="error">{pages.moreError}</Alert>}
        {pages.hasMore && (
          <Inline justify="center">
            <Button
              variant="secondary"
              pending={pages.isLoadingMore}
              pendingLabel="Loading..."
              onClick={pages.loadMore}
            >
              Load Older Entries
            </Button>
          </Inline>
        )}
      </Stack>
    </AdminFrame>
  );
}
