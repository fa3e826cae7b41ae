import type { AreaRelease } from '@counterpart/api/contract';
import { Badge } from '@counterpart/design-system/badge';
import { Button } from '@counterpart/design-system/button';
import { DataTable } from '@counterpart/design-system/data-table';
import { EmptyState } from '@counterpart/design-system/empty-state';
import { from, Inline, Stack } from '@counterpart/design-system/layout';
import { Link } from '@counterpart/design-system/link';
import { logPicture } from '@counterpart/design-system/pictures/log';
import { useDateText } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Source } from '../source';
import { changeTexts, releaseStates, sizeText } from '../release-text';

/** The row of a phone wraps instead of scrolling out of sight. */
const Words = styled.div`
  display: grid;
  gap: var(--cp-space-4);
  max-inline-size: calc(100vw - 12.5rem);
  overflow-wrap: anywhere;

  ${from('small')} {
    max-inline-size: 26rem;
  }
`;

const Note = styled.div`
  color: var(--cp-text-3);
  font-size: var(--cp-font-size-small);
`;

interface Props {
  readonly area: string;
  readonly releases: readonly AreaRelease[];
  readonly onActivate: (release: AreaRelease) => void;
  readonly onPreview: (version: string) => void;
}

/** The releases of an area, the newest first. */
export function HistoryTable({ area, releases, onActivate, onPreview }: Props): ReactNode {
  const dateText = useDateText();
  return (
    <DataTable<AreaRelease>
      label="History"
      rows={releases}
      rowKey={({ version }) => version}
      empty={<EmptyState headingLevel={3} compact illustration={logPicture} title="No releases on this page" />}
      columns={[
        {
          id: 'version',
          title: 'Release',
          render: (release) => (
            <Words>
              <Inline gap={8}>
                <strong>{release.version}</strong>
                <StateBadge release={release} />
              </Inline>
              <Note>
                {`Published ${dateText(release.publishedAt, 'second')}${release.publishedBy ? ` by ${release.publishedBy}` : ''}`}
              </Note>
              {release.source && (
                <Note>
                  <Source source={release.source} />
                </Note>
              )}
              {changeTexts(release.changes).map((change) => (
                <Note key={change}>{change}</Note>
              ))}
            </Words>
          ),
        },
        {
          id: 'activated',
          title: 'Activated',
          from: 'wide',
          render: ({ version, activatedAt, activatedBy }) =>
            activatedAt && (
              <Words>
                <span>{sentenceCase(activatedBy ?? 'not known')}</span>
                <Note>
                  <Link href={`/admin/audit?subjectType=release&subjectId=${encodeURIComponent(`${area} ${version}`)}`}>
                    {dateText(activatedAt, 'second')}
                  </Link>
                </Note>
              </Words>
            ),
        },
        {
          id: 'size',
          title: 'Download',
          from: 'medium',
          align: 'end',
          width: 160,
          render: ({ bytes, downloadBytes, pageBytes, files }) => (
            <>
              <span>{sizeText(pageBytes)}</span>
              <Note>{`${sizeText(downloadBytes)} in all; ${sizeText(bytes)} plain, ${files} files`}</Note>
            </>
          ),
        },
        {
          id: 'action',
          title: 'Action',
          width: 110,
          render: (release) => (
            <Stack gap={4}>
              {release.state !== 'live' && release.state !== 'trial' && (
                <Button
                  variant="secondary"
                  size="small"
                  aria-label={`Activate ${release.version}`}
                  onClick={() => onActivate(release)}
                >
                  Activate
                </Button>
              )}
              <Button
                variant="secondary"
                size="small"
                aria-label={`Preview ${release.version}`}
                onClick={() => onPreview(release.version)}
              >
                Preview
              </Button>
            </Stack>
          ),
        },
      ]}
    />
  );
}

const sentenceCase = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function StateBadge({ release: { state, share } }: { readonly release: AreaRelease }): ReactNode {
  const { label, tone } = releaseStates[state];
  return <Badge tone={tone}>{share > 0 ? `${label}, ${share}%` : label}</Badge>;
}
