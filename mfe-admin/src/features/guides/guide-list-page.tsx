import { calendarDayText, type GuideOverview } from '@counterpart/api/contract';
import { LinkButton } from '@counterpart/design-system/button';
import { DataTable } from '@counterpart/design-system/data-table';
import { EmptyState } from '@counterpart/design-system/empty-state';
import { ErrorState } from '@counterpart/design-system/error-state';
import { Stack } from '@counterpart/design-system/layout';
import { guidesPicture } from '@counterpart/design-system/pictures/guides';
import { SegmentedToggle } from '@counterpart/design-system/segmented-toggle';
import { errorSentence, useApi } from '@counterpart/shell/sdk';
import { useSearchParams } from '@counterpart/shell/sdk/router';
import type { ReactNode } from 'react';
import { AdminFrame } from '../../frame/admin-frame';
import { GuideState, GuideTitle, isDue, ReviewDue } from './guide-cells';

const filters = {
  all: { label: 'All', has: () => true },
  drafts: { label: 'Drafts', has: ({ state }: GuideOverview) => state !== 'published' },
  due: { label: 'Review due', has: isDue },
} as const;
type Filter = keyof typeof filters;
const options = Object.entries(filters).map(([value, { label }]) => ({ value: value as Filter, label }));

/** `/admin/guides`: every guide, those due for a review first. The filter is in the URL. */
export function GuideListPage(): ReactNode {
  const [search, setSearch] = useSearchParams();
  const wanted = search.get('show') ?? 'all';
  const filter: Filter = wanted in filters ? (wanted as Filter) : 'all';
  const { data, error, isValidating, mutate } = useApi('/api/admin/guides');
  return (
    <AdminFrame
      title="Guides"
      description="What the Compliance Center says: draft, check against the source, publish."
      actions={
        <LinkButton href="/admin/guides/new" icon="plus">
          New guide
        </LinkButton>
      }
    >
      <Stack gap={16}>
        <div>
          <SegmentedToggle
            label="Show"
            options={options}
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
            rows={(data ?? []).filter(filters[filter].has)}
            rowKey={({ id }) => id}
            empty={<EmptyState headingLevel={2} illustration={guidesPicture} title="No guides here" />}
            columns={[
              { id: 'title', title: 'Title', render: (guide) => <GuideTitle guide={guide} /> },
              { id: 'state', title: 'State', from: 'small', render: (guide) => <GuideState guide={guide} /> },
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
      </Stack>
    </AdminFrame>
  );
}
