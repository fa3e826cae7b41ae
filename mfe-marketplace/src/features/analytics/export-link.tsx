import type { Analytics } from '@counterpart/api/contract';
import { DownloadButton } from '@counterpart/design-system/button';
import type { ReactNode } from 'react';

interface Props {
  readonly report: 'days' | 'searches';
  readonly range: Pick<Analytics, 'from' | 'to'>;
  /** Part of the page, for screen readers. */
  readonly what: string;
}

/** Saves a part of the analytics as a CSV file. */
export function ExportLink({ report, range: { from, to }, what }: Props): ReactNode {
  return (
    <DownloadButton
      href={`/api/analytics.csv?${new URLSearchParams({ report, from, to }).toString()}`}
      fileName={`analytics-${report}-${from}-to-${to}.csv`}
      list={what}
    />
  );
}
