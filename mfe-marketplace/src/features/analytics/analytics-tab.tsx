import { rangeText, type Analytics } from '@counterpart/api/contract';
import { Button, LinkButton } from '@counterpart/design-system/button';
import { EmptyState } from '@counterpart/design-system/empty-state';
import { ErrorState } from '@counterpart/design-system/error-state';
import { Stack } from '@counterpart/design-system/layout';
import { chartPicture } from '@counterpart/design-system/pictures/chart';
import { Skeleton, SkeletonGroup } from '@counterpart/design-system/skeleton';
import { Heading, Text } from '@counterpart/design-system/text';
import { errorSentence, useApi } from '@counterpart/shell/sdk';
import { type ReactNode } from 'react';
import { AnalyticsCards } from './analytics-cards';
import { AnalyticsFilters } from './analytics-filters';
import { AnalyticsOverTime } from './analytics-over-time';
import { AnalyticsPeers } from './analytics-peers';
import { AnalyticsSearches } from './analytics-searches';
import { AnalyticsTaste } from './analytics-taste';
import { useAnalyticsView, type AnalyticsView } from './use-analytics-view';

/** Shows how a professional is found, seen and contacted. The URL holds the days and the figure. */
export function AnalyticsTab(): ReactNode {
  const view = useAnalyticsView();
  const { data, error, isValidating, mutate } = useApi(
    '/api/analytics',
    { query: view.query },
    { keepPreviousData: true, revalidateOnMount: true },
  );
  return (
    <Stack gap={16}>
      <Stack gap={4}>
        <Heading level={2}>Analytics</Heading>
        <Text size="small" tone="muted">
          Counted without names or cookies. Your own visits, robots, and visitors who ask not to be tracked are left
          out.
        </Text>
      </Stack>
      {error ? (
        <ErrorState
          headingLevel={3}
          title="We could not load your analytics"
          description={errorSentence(error)}
          retrying={isValidating}
          onRetry={() => void mutate()}
          action={
            view.range === 'custom' && (
              <Button variant="secondary" onClick={view.reset}>
                Show Last 30 Days
              </Button>
            )
          }
        />
      ) : data ? (
        <Loaded analytics={data} view={view} pending={isValidating} />
      ) : (
        <Loading />
      )}
    </Stack>
  );
}

interface Props {
  readonly analytics: Analytics;
  readonly view: AnalyticsView;
  readonly pending: boolean;
}

function Loaded({ analytics, view, pending }: Props): ReactNode {
  const { detail, totals, countedSince } = analytics;
  if (countedSince === null && totals.contacts === 0) return <NothingYet />;
  if (!detail) return <AnalyticsTaste analytics={analytics} />;
  return (
    <>
      <AnalyticsFilters view={view} shown={analytics} />
      <Stack gap={16} aria-busy={pending || undefined}>
        <Text
          size="small"
          tone="subtle"
          role="status"
        >{`${rangeText(analytics)} (Eastern Time), compared with ${rangeText(detail.compared)}`}</Text>
        <AnalyticsCards analytics={analytics} />
        <AnalyticsOverTime view={view} analytics={analytics} detail={detail} />
        <AnalyticsPeers totals={totals} detail={detail} />
        <AnalyticsSearches analytics={analytics} detail={detail} />
        <Text size="small" tone="muted">
          Contacts are first messages to you; conversion is contacts for every 100 views. Response time is the median of
          your first replies within three days.
        </Text>
      </Stack>
    </>
  );
}

function NothingYet(): ReactNode {
  return (
    <EmptyState
      headingLevel={3}
      illustration={chartPicture}
      title="Nothing to count yet"
      description="Views, searches, and contacts appear here within seconds once clients find your listing."
      action={<LinkButton href="/dashboard?tab=profile">Complete Your Profile</LinkButton>}
    />
  );
}

function Loading(): ReactNode {
  return (
    <SkeletonGroup label="Loading analytics">
      <Stack gap={16}>
        <Skeleton shape="block" height={64} />
        <AnalyticsCards analytics={null} />
        <Skeleton shape="block" height={380} />
      </Stack>
    </SkeletonGroup>
  );
}
