import { ResultsBar } from '@counterpart/design-system/results-bar';
import { Stack } from '@counterpart/design-system/layout';
import { Text } from '@counterpart/design-system/text';
import type { ReactNode } from 'react';
import { ActiveFilterChips } from './active-filter-chips';
import type { ActiveFilter } from './active-filters';
import { remoteSentence } from './remote-sentence';
import type { Rescue } from './rescue-options';
import { sortOptions, sortReason } from './sort-options';
import type { Finder } from './use-finder';

interface Props {
  readonly finder: Finder;
  readonly filters: readonly ActiveFilter[];
  /** Number found, in words; empty while it is unknown. */
  readonly found: string;
  /** Those who are shown instead, where the location has no one. */
  readonly remote?: Rescue | undefined;
  /** The search: whether it failed or is under way. */
  readonly of: { readonly error?: unknown; readonly isLoading: boolean };
}

/** Line above the results: the active filters, how many were found, and their order. */
export function FinderSummary({ finder, filters, found, remote, of }: Props): ReactNode {
  const pending = of.isLoading;
  const offer = !of.error && !pending && remote ? remoteSentence(finder, remote) : '';
  const reason = sortReason[finder.query.sort];
  return (
    <>
      <ActiveFilterChips filters={filters} finder={finder} />
      <Stack gap={2}>
        <ResultsBar
          summary={offer || found || (of.error ? '' : 'Searching')}
          isHeading={offer !== ''}
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
      </Stack>
    </>
  );
}
