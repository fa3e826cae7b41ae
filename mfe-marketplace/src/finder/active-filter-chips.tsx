import { FilterChips } from '@counterpart/design-system/filter-chips';
import type { ReactNode } from 'react';
import type { ActiveFilter } from './active-filters';
import type { Finder } from './use-finder';

interface Props {
  readonly filters: readonly ActiveFilter[];
  readonly finder: Finder;
}

/** The filters that are on, each with its remove control. */
export function ActiveFilterChips({ filters, finder }: Props): ReactNode {
  return (
    <FilterChips
      chips={filters}
      onRemove={(id) => {
        const removed = filters.find((filter) => filter.id === id);
        if (removed) finder.change(removed.without);
      }}
      onClear={finder.clear}
    />
  );
}
