import type { GuideOverview } from '@counterpart/api/contract';
import { Badge } from '@counterpart/design-system/badge';
import { LinkButton } from '@counterpart/design-system/button';
import { DataTable } from '@counterpart/design-system/data-table';
import { EmptyState } from '@counterpart/design-system/empty-state';
import { ErrorState } from '@counterpart/design-system/error-state';
import { Stack } from '@counterpart/design-system/layout';
import { Link } from '@counterpart/design-system/link';
import { guidesPicture } from '@counterpart/design-system/pictures/guides';
import { SegmentedToggle } from '@counterpart/design-system/segmented-toggle';
import { Text } from '@counterpart/design-system/text';
import { errorSentence, useApi } from '@counterpart/shell/sdk';
import { useSearchParams } from '@counterpart/shell/sdk/router';
import type { ReactNode } from 'react';
import { AdminFrame } from '../../frame/admin-frame';
import { stateLabels } from './guide-values';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const isDue = ({ reviewDue }: GuideOverview): boolean => reviewDue !== null && Date.parse(reviewDue) <= Date.now();

const filters = {
  all: { label: 'All', has: () => true },
  drafts: { label: 'Drafts', has: ({ state }: GuideOverview) => state !== 'published' },
  due: { label: 'Review due', has: isDue },
} as const;
type Filter = keyof typeof filters;
const options = Object.entries(filters).map(([value, { label }]) => ({ value: value as Filter, label }));

/** `/admin/guides`: every guide, those due for a review first. The filter is in the address. */
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
        <SegmentedToggle
          label="Show"
          options={options}
          value={filter}
          onChange={(show) => setSearch(show === 'all' ? {} : { show }, { replace: true })}
        />
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
              {
                id: 'title',
                title: 'Title',
                render: (guide) => <Link href={`/admin/guides/${guide.id}`}>{guide.title}</Link>,
              },
              {
                id: 'state',
                title: 'State',
                render: ({ state }) => (
                  <Badge tone={state === 'published' ? 'success' : 'neutral'}>{stateLabels[state]}</Badge>
                ),
              },
              {
                id: 'reviewed',
                title: 'Last reviewed',
                from: 'medium',
                render: ({ lastReviewed }) => day.format(new Date(lastReviewed)),
              },
              {
                id: 'due',
                title: 'Review due',
                from: 'small',
                render: (guide) =>
                  guide.reviewDue === null ? (
                    <Text tone="muted">Not set</Text>
                  ) : isDue(guide) ? (
                    <Badge tone="warning">{day.format(new Date(guide.reviewDue))}</Badge>
                  ) : (
                    day.format(new Date(guide.reviewDue))
                  ),
              },
            ]}
          />
        )}
      </Stack>
    </AdminFrame>
  );
}
