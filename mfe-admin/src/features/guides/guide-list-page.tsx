import { calendarDayText, listLimits, type GuideOverview } from '@counterpart/api/contract';
import { LinkButton } from '@counterpart/design-system/button';
import { DataTable } from '@counterpart/design-system/data-table';
import { EmptyState } from '@counterpart/design-system/empty-state';
import { ErrorState } from '@counterpart/design-system/error-state';
import { Stack } from '@counterpart/design-system/layout';
import { guidesPicture } from '@counterpart/design-system/pictures/guides';
import { SegmentedToggle } from '@counterpart/design-system/segmented-toggle';
import { apiKey, errorSentence, ShowMore, today, useApi, useMoreOf } from '@counterpart/shell/sdk';
import { useSearchParams } from '@counterpart/shell/sdk/router';
import type { ReactNode } from 'react';
import { AdminFrame } from '../../frame/admin-frame';
import { GuideState, GuideTitle, ReviewDue } from './guide-cells';

const filters = [
  { value: 'all', label: 'All' },
  { value: 'drafts', label: 'Drafts' },
  { value: 'due', label: 'Review due' },
] as const;
type Filter = (typeof filters)[number]['value'];

/** The guides that pass a filter, and the way to those that are not loaded yet. */
function useGuides(filter: Filter) {
  const query = filter === 'all' ? {} : { show: filter, ...(filter === 'due' && { dueBy: today() }) };
  const guides = useApi('/api/admin/guides', { query });
  const more = useMoreOf(guides, listLimits.pageSize, 'id', (part) =>
    apiKey('/api/admin/guides', { query: { ...query, ...part } }),
  );
  return { ...guides, more };
}

/** `/admin/guides`: every guide, those due for a review first. The filter is in the URL. */
export function GuideListPage(): ReactNode {
  const [search, setSearch] = useSearchParams();
  const filter = filters.find(({ value }) => value === search.get('show'))?.value ?? 'all';
  const { data, error, isValidating, mutate, more } = useGuides(filter);
  return (
    <AdminFrame
      title="Guides"
      description="What the Compliance Center says: draft, check against the source, publish."
      actions={
        <LinkButton href="/admin/guides/new" icon="plus">
          New Guide
        </LinkButton>
      }
    >
      <Stack gap={16}>
        <div>
          <SegmentedToggle
            label="Show"
            options={filters}
            value={filter}
            onChange={(show) => setSearch(show === 'all' ? {} : { show }, { replace: true })}
          />
        </div>
        {error && !data ? (
          <ErrorState
            headingLevel={2}
            title="We could not load the guides"
            description={errorSentence(error)}
            retrying={isValidating}
            onRetry={() => void mutate()}
          />
        ) : (
          <DataTable<GuideOverview>
            label="Guides"
            loading={!data}
            rows={data ?? []}
            rowKey={({ id }) => id}
            empty={<EmptyState headingLevel={2} illustration={guidesPicture} title="No guides here" />}
            columns={[
              { id: 'title', title: 'Title', render: (guide) => <GuideTitle guide={guide} /> },
              { id: 'state', title: 'Status', from: 'small', render: (guide) => <GuideState guide={guide} /> },
              {
                id: 'reviewed',
                title: 'Last reviewed',
                from: 'medium',
                render: ({ lastReviewed }) => calendarDayText(lastReviewed),
              },
              { id: 'due', title: 'Review due', from: 'small', render: (guide) => <ReviewDue guide={guide} /> },
            ]}
          />
        )}
        <ShowMore more={more} what="guides" />
      </Stack>
    </AdminFrame>
  );
}
