import { shellArea, withCommas, type AreaReleases } from '@counterpart/api/contract';
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
import { Named } from '../../frame/named';
import { errorRateText, sizeText, vitalsText } from './release-text';
import { Source } from './source';
import { areaHref } from './use-releases-view';

/** On a phone a version wraps beside the longest name of an area, so that it is in sight whole. */
const Version = styled.div`
  max-inline-size: calc(100vw - 14.25rem);
  font-size: var(--cp-font-size-small);
  overflow-wrap: anywhere;

  ${from('small')} {
    max-inline-size: none;
    font-size: inherit;
  }
`;

/** Note for phones, which have no room for the columns of health; it wraps, so that the whole row is in sight. */
const OnPhone = styled.div`
  display: flex;
  max-inline-size: 7rem;
  flex-direction: column;
  align-items: start;
  gap: var(--cp-space-4);
  font-size: var(--cp-font-size-small);

  ${from('medium')} {
    display: none;
  }
`;

/** The shell and every area: what visitors get, and how it does. */
export function AreaList(): ReactNode {
  const areas = useApi('/api/platform/areas', {}, { revalidateOnMount: true });
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
              render: (area) => <NamedArea {...area} />,
            },
            { id: 'served', title: 'Visitors get', render: (area) => <Served {...area} /> },
            {
              id: 'errors',
              title: 'Errors, 7 days',
              from: 'medium',
              render: (area) => (
                <Named
                  name={<ErrorRate {...area} />}
                  note={`${withCommas(area.health.errors)} in ${counted(area.health.views, 'view')}`}
                />
              ),
            },
            {
              id: 'vitals',
              title: 'Web vitals, p75',
              from: 'large',
              render: ({ health }) => <Named name={vitalsText(health)} note={`Of ${counted(health.pages, 'page')}`} />,
            },
            {
              id: 'download',
              title: 'Download',
              from: 'medium',
              render: ({ health }) => <Download {...health} />,
            },
          ]}
        />
      )}
    </Loaded>
  );
}

/** Name of an area with its owner, and on phones how it does. */
function NamedArea(area: AreaReleases): ReactNode {
  return (
    <Stack gap={0}>
      {area.name === shellArea ? <span>{area.title}</span> : <Link href={areaHref(area.name)}>{area.title}</Link>}
      {area.owner && (
        <Text size="small" tone="muted">
          {area.owner}
        </Text>
      )}
      <OnPhone>
        {area.health.views > 0 && (
          <span>
            Errors: <ErrorRate {...area} />
          </span>
        )}
        {isOverBudget(area.health) && <OverBudget />}
      </OnPhone>
    </Stack>
  );
}

/** Rate of errors that browsers reported, with the way to them where there is any. */
function ErrorRate({ name, title, health }: Pick<AreaReleases, 'name' | 'title' | 'health'>): ReactNode {
  const rate = errorRateText(health);
  if (health.errors === 0 || health.views === 0) return <span>{rate}</span>;
  return (
    <Link href={`/admin/releases?tab=errors&of=${name}`} aria-label={`Errors of ${title}: ${rate}`}>
      {rate}
    </Link>
  );
}

const isOverBudget = ({ pageBytes, budgetBytes }: AreaReleases['health']): boolean => (pageBytes ?? 0) > budgetBytes;

const OverBudget = (): ReactNode => <Badge tone="error">Over budget</Badge>;

/** Bytes of the heaviest page beside those that it may have. */
function Download(health: AreaReleases['health']): ReactNode {
  return (
    <Named
      name={
        <Inline gap={8}>
          <span>{sizeText(health.pageBytes)}</span>
          {isOverBudget(health) && <OverBudget />}
        </Inline>
      }
      note={`Budget ${sizeText(health.budgetBytes)}`}
    />
  );
}

/** The versions that are served, the one on trial with its share. */
function Served({ served, health }: Pick<AreaReleases, 'served' | 'health'>): ReactNode {
  const dateText = useDateText();
  if (served.length === 0) return <Text tone="muted">Nothing</Text>;
  return (
    <Stack gap={4}>
      {served.map(({ version, share, isDefault }) => (
        <Inline key={version} gap={8}>
          <Version>{version}</Version>
          {!isDefault && <Badge tone="info">{`On trial, ${share}%`}</Badge>}
        </Inline>
      ))}
      <Version>
        <Text size="small" tone="muted">
          {`Since ${dateText(served[0]?.since ?? '', 'second')}`}
        </Text>
        <Source source={health.source} />
      </Version>
    </Stack>
  );
}

const counted = (count: number, noun: string): string => `${withCommas(count)} ${noun}${count === 1 ? '' : 's'}`;
