import { DownloadButton } from '@counterpart/design-system/button';
import { Card } from '@counterpart/design-system/card';
import { EmptyState } from '@counterpart/design-system/empty-state';
import { Inline, Stack } from '@counterpart/design-system/layout';
import { chartPicture } from '@counterpart/design-system/pictures/chart';
import { Heading, Text } from '@counterpart/design-system/text';
import { useId, type ReactNode } from 'react';
import styled from 'styled-components';

/** Beside a button a long title breaks; without room for both the button stands below. */
const Title = styled.div`
  flex: 1 1 8rem;
`;

interface Props {
  readonly title: string;
  readonly description?: ReactNode;
  /** Name of the report that can be saved, and its days. */
  readonly csv: { readonly report: string; readonly from: string; readonly to: string };
  /** Said in place of the content; null when there is something to show. */
  readonly empty: string | null;
  readonly children: ReactNode;
}

/** One report: its name, its file, and its chart or list. */
export function ReportPanel({ title, description, csv: { report, from, to }, empty, children }: Props): ReactNode {
  const headingId = useId();
  const query = new URLSearchParams({ report, from, to }).toString();
  return (
    <Card as="section" aria-labelledby={headingId}>
      <Stack gap={16}>
        <Stack gap={4}>
          <Inline gap={12} justify="between" align="start">
            <Title>
              <Heading level={3} id={headingId}>
                {title}
              </Heading>
            </Title>
            <DownloadButton
              href={`/api/admin/reports.csv?${query}`}
              fileName={`${report}-${from}-to-${to}.csv`}
              list={title}
            />
          </Inline>
          {description && (
            <Text size="small" tone="muted">
              {description}
            </Text>
          )}
        </Stack>
        {empty === null ? children : <EmptyState headingLevel={4} compact illustration={chartPicture} title={empty} />}
      </Stack>
    </Card>
  );
}
