import { rangeText } from '@counterpart/api/contract';
import { ErrorState } from '@counterpart/design-system/error-state';
import { Stack } from '@counterpart/design-system/layout';
import { Skeleton, SkeletonGroup } from '@counterpart/design-system/skeleton';
import { Heading, Text } from '@counterpart/design-system/text';
import { useApi } from '@counterpart/shell/sdk';
import { useId, type ReactNode } from 'react';
import { ReportCards } from './report-cards';
import { ReportFilters } from './report-filters';
import { ReportPanels } from './report-panels';
import { useReportView } from './use-report-view';

/** The Reports tab: figures of some days, with how they changed. Days and comparison stand in the URL. */
export function ReportsTab(): ReactNode {
  const headingId = useId();
  const view = useReportView();
  const { from, to, compare } = view;
  const { data, error, isValidating, mutate } = useApi(
    '/api/admin/reports',
    { query: { from, to, compare } },
    { keepPreviousData: true },
  );
  return (
    <Stack as="section" gap={16} aria-labelledby={headingId}>
      <Stack gap={4}>
        <Heading level={2} id={headingId}>
          Reports
        </Heading>
        <Text size="small" tone="muted">
          Counted without names, cookies, or other companies. Visitors who ask not to be tracked are left out of
          searches, profile views, and reads.
        </Text>
      </Stack>
      <ReportFilters view={view} />
      {error ? (
        <ErrorState
          headingLevel={3}
          title="The reports could not be loaded"
          description={error.sentence}
          retrying={isValidating}
          onRetry={() => void mutate()}
        />
      ) : (
        <Stack gap={16} aria-busy={isValidating || undefined}>
          <Text size="small" tone="subtle" role="status">
            {data ? daysText(data) : 'Loading reports'}
          </Text>
          <ReportCards reports={data ?? null} />
          {data ? (
            <ReportPanels reports={data} />
          ) : (
            <SkeletonGroup label="Loading charts">
              <Stack gap={16}>
                <Skeleton shape="block" height={340} />
                <Skeleton shape="block" height={340} />
              </Stack>
            </SkeletonGroup>
          )}
        </Stack>
      )}
    </Stack>
  );
}

interface Shown {
  readonly from: string;
  readonly to: string;
  readonly compared: { readonly from: string; readonly to: string } | null;
}

const daysText = ({ from, to, compared }: Shown): string =>
  [`${rangeText({ from, to })} (UTC)`, compared && `compared with ${rangeText(compared)}`].filter(Boolean).join(', ');
