import { listLimits, type AreaErrorGroup } from '@counterpart/api/contract';
import { Accordion } from '@counterpart/design-system/accordion';
import { Badge } from '@counterpart/design-system/badge';
import { EmptyState } from '@counterpart/design-system/empty-state';
import { Inline, Stack } from '@counterpart/design-system/layout';
import { donePicture } from '@counterpart/design-system/pictures/done';
import { Text } from '@counterpart/design-system/text';
import { apiKey, Loaded, ShowMore, useApi, useDateText, useMoreOf } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { ChoiceFilter } from '../../../frame/choice-filter';
import { Facts } from '../../../frame/facts';
import { measureLabels } from '../release-text';
import { DayBars } from './day-bars';

const Words = styled.span`
  display: grid;
  gap: var(--cp-space-4);
  overflow-wrap: anywhere;
`;

const Code = styled.code`
  white-space: pre-line;
`;

const Narrow = styled.div`
  max-inline-size: 20rem;
`;

interface Props {
  /** The area whose errors are shown; empty for every area's. */
  readonly of: string;
  readonly onFilter: (area: string) => void;
}

/** Errors that browsers reported of areas, by message and line of source, the last reported first. */
export function AreaErrors({ of, onFilter }: Props): ReactNode {
  const query = of === '' ? {} : { area: of };
  const errors = useApi('/api/platform/area-errors', { query }, { revalidateOnMount: true });
  const areas = useApi('/api/platform/areas', {});
  const more = useMoreOf(errors, listLimits.pageSize, 'id', (part) =>
    apiKey('/api/platform/area-errors', { query: { ...query, ...part } }),
  );
  const named = areas.data?.map(({ name, title }) => ({ value: name, label: title })) ?? [];
  const options = named.some(({ value }) => value === of) || of === '' ? named : [...named, { value: of, label: of }];
  return (
    <Stack gap={16}>
      <Text tone="muted">
        What went wrong in visitors’ browsers, without who they are. An error is forgotten 30 days after it was last
        reported; administrators get an email when one is reported 50 times in a day.
      </Text>
      <Narrow>
        <ChoiceFilter label="Area" any="All areas" options={options} value={of} onChange={onFilter} />
      </Narrow>
      <Loaded of={errors} name="the errors">
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState
              headingLevel={2}
              compact
              illustration={donePicture}
              title="No errors were reported"
              description="What areas throw in browsers appears here."
            />
          ) : (
            <ErrorGroups groups={rows} />
          )
        }
      </Loaded>
      <ShowMore more={more} what="errors" />
    </Stack>
  );
}

function ErrorGroups({ groups }: { readonly groups: readonly AreaErrorGroup[] }): ReactNode {
  const dateText = useDateText();
  return (
    <Accordion
      headingLevel={2}
      items={groups.map((group) => ({
        id: String(group.id),
        title: (
          <Words>
            <span dir="auto">{group.message}</span>
            <Inline gap={8}>
              <Badge tone="neutral">{group.area}</Badge>
              <Text size="small" tone="muted">
                {[reportsText(group.reports), group.page, group.frame].filter(Boolean).join(' · ')}
              </Text>
            </Inline>
          </Words>
        ),
        content: (
          <Stack gap={16}>
            <DayBars days={group.days} />
            <Facts
              facts={[
                ['What happened', phaseLabels[group.phase]],
                ['Page', group.page],
                ['First seen', `${group.firstVersion}, ${dateText(group.firstSeenAt, 'second')}`],
                ['Last seen', `${group.lastVersion}, ${dateText(group.lastSeenAt, 'second')}`],
                ['Line', group.code && <Code>{group.code}</Code>],
                ['Stack', group.stack.length > 0 && <Code>{group.stack.join('\n')}</Code>],
              ]}
            />
          </Stack>
        ),
      }))}
    />
  );
}

const reportsText = (reports: number): string =>
  `${reports.toLocaleString('en-US')} ${reports === 1 ? 'report' : 'reports'}`;

const phaseLabels = {
  load: measureLabels.load,
  render: measureLabels.render,
  page: 'Page could not be opened',
  code: measureLabels.code,
} as const satisfies Record<AreaErrorGroup['phase'], string>;
