import { ResultsBar } from '@counterpart/design-system/results-bar';
import { Text } from '@counterpart/design-system/text';
import type { ReactNode } from 'react';
import { ActiveFilterChips } from './active-filter-chips';
import type { ActiveFilter } from './active-filters';
import { sortOptions, sortReason } from './sort-options';
import type { Finder } from './use-finder';

interface Props {
  readonly finder: Finder;
  readonly filters: readonly ActiveFilter[];
  /** Number found, in words; empty while it is unknown. */
  readonly found: string;
  readonly failed: boolean;
  readonly pending: boolean;
}

/** Line above the results: the active filters, how many were found, and their order. */
export function FinderSummary({ finder, filters, found, failed, pending }: Props): ReactNode {
  const reason = sortReason[finder.query.sort];
  return (
    <>
      <ActiveFilterChips filters={filters} finder={finder} />
      <ResultsBar
        summary={found || (failed ? '' : 'Searching')}
        pending={pending}
        sort={{
          options: sortOptions(finder.query),
          value: finder.query.sort,
          onChange: (sort) => finder.change({ sort }),
        }}
      />
      {reason && (
        <Text size="small" tone="muted">
          {reason}
        </Text>
      )}
    </>
  );
}
