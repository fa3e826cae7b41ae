import type { Analytics } from '@counterpart/api/contract';
import { LinkButton } from '@counterpart/design-system/button';
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
    <LinkButton
      href={`/api/analytics.csv?${new URLSearchParams({ report, from, to }).toString()}`}
      download={`analytics-${report}-${from}-to-${to}.csv`}
      target="_blank"
      rel="noopener"
      variant="secondary"
      size="small"
      icon="download"
      aria-label={`Export CSV: ${what}`}
    >
      Export CSV
    </LinkButton>
  );
}
