import { FilterPanel } from '@counterpart/design-system/filter-panel';
import { Container } from '@counterpart/design-system/layout';
import { PageHeader } from '@counterpart/design-system/page-header';
import type { ReactNode } from 'react';
import { activeFilters } from '../../finder/active-filters';
import { CorrectedNote } from '../../finder/corrected-note';
import { countText, showLabel } from '../../finder/count-text';
import { FinderLayout } from '../../finder/finder-layout';
import { readSearchQuery } from '../../finder/finder-query';
import { FinderSummary } from '../../finder/finder-summary';
import { remoteRescue } from '../../finder/remote-sentence';
import { answered, useFinder } from '../../finder/use-finder';
import { useAppearanceCount, useSearchCount } from '../../finder/use-search-count';
import { TypicalPriceNote } from '../../prices/typical-price-note';
import { OwnWordsNote } from './own-words-note';
import { SearchFilters } from './search-filters';
import { SearchResults } from './search-results';
import { useSearch } from './use-search';

/** Every professional, by what they do, for whom and where. */
export function SearchPage(): ReactNode {
  const asked = useFinder(readSearchQuery);
  const result = useSearch(asked.query);
  const { data, error, isLoading } = result;
  const finder = answered(asked, { page: data, error, isLoading });
  const filters = activeFilters(finder);
  useSearchCount(finder.query, filters.length > 0, isLoading || error ? undefined : data?.total);
  useAppearanceCount(finder.query, isLoading || error ? undefined : data?.items);
  const remote = data && data.total === 0 ? remoteRescue(data) : undefined;
  const found = data && !error && !remote ? countText(data, 'professional', 'professionals') : '';

  return (
    <Container>
      <PageHeader
        title="Find Financial Professionals"
        description="Accountants, bookkeepers, advisors and fractional CFOs. Free to search, free to message."
      />
      <FinderLayout
        filters={
          <FilterPanel activeCount={filters.length} onClear={finder.clear} showLabel={showLabel(found)}>
            <SearchFilters finder={finder} page={data} />
          </FilterPanel>
        }
      >
        <FinderSummary finder={finder} filters={filters} found={found} remote={remote} of={result} />
        <OwnWordsNote />
        <TypicalPriceNote prices={data?.typicalPrices} />
        <CorrectedNote correctedTo={data?.correctedTo} query={finder.query} />
        <SearchResults result={result} finder={finder} />
      </FinderLayout>
    </Container>
  );
}
