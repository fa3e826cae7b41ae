import type { AreaReleases } from '@counterpart/api/contract';
import { Badge } from '@counterpart/design-system/badge';
import { DataTable } from '@counterpart/design-system/data-table';
import { EmptyState } from '@counterpart/design-system/empty-state';
import { from, Inline, Stack } from '@counterpart/design-system/layout';
import { Link } from '@counterpart/design-system/link';
import { unavailablePicture } from '@counterpart/design-system/pictures/unavailable';
import { Text } from '@counterpart/design-system/text';
import { Loaded, useApi, useDateText } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { areaHref } from './use-releases-view';

/** On a phone a version wraps beside the longest name of an area, so that it is in sight whole. */
const Version = styled.span`
  max-inline-size: calc(100vw - 15rem);
  font-size: var(--cp-font-size-small);
  overflow-wrap: anywhere;

  ${from('small')} {
    max-inline-size: none;
    font-size: inherit;
  }
`;

/** Every area with what visitors get of it. */
export function AreaList(): ReactNode {
  const areas = useApi('/api/platform/areas', {}, { revalidateOnMount: true });
  const dateText = useDateText();
  return (
    <Loaded of={areas} name="the releases">
      {(rows) => (
        <DataTable<AreaReleases>
          label="Areas"
          rows={rows}
          rowKey={({ name }) => name}
          empty={
            <EmptyState headingLevel={2} compact illustration={unavailablePicture} title="No area was ever released" />
          }
          columns={[
            {
              id: 'area',
              title: 'Area',
              render: ({ name, title, owner }) => (
                <Stack gap={0}>
                  <Link href={areaHref(name)}>{title}</Link>
                  <Text size="small" tone="muted">
                    {owner}
                  </Text>
                </Stack>
              ),
            },
            { id: 'served', title: 'Visitors get', render: ({ served }) => <Served served={served} /> },
            {
              id: 'fallback',
              title: 'Fallback',
              from: 'large',
              render: ({ fallback }) => fallback ?? <Text tone="muted">None</Text>,
            },
            {
              id: 'since',
              title: 'Since',
              from: 'medium',
              render: ({ served }) => (served[0] ? dateText(served[0].since, 'second') : ''),
            },
          ]}
        />
      )}
    </Loaded>
  );
}

/** The versions that are served, the one on trial with its share. */
function Served({ served }: Pick<AreaReleases, 'served'>): ReactNode {
  if (served.length === 0) return <Text tone="muted">Nothing</Text>;
  return (
    <Stack gap={4}>
      {served.map(({ version, share, isDefault }) => (
        <Inline key={version} gap={8}>
          <Version>{version}</Version>
          {!isDefault && <Badge tone="info">{`On trial, ${share}%`}</Badge>}
        </Inline>
      ))}
    </Stack>
  );
}
