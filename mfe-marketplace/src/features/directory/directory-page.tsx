import { FilterPanel } from '@counterpart/design-system/filter-panel';
import { Container, Stack } from '@counterpart/design-system/layout';
import { PageHeader } from '@counterpart/design-system/page-header';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { activeFilters } from '../../finder/active-filters';
import { CorrectedNote } from '../../finder/corrected-note';
import { countText, showLabel } from '../../finder/count-text';
import { FinderLayout } from '../../finder/finder-layout';
import { readDirectoryQuery } from '../../finder/finder-query';
import { FinderSummary } from '../../finder/finder-summary';
import { remoteRescue } from '../../finder/remote-sentence';
import { answered, useFinder } from '../../finder/use-finder';
import { useAppearanceCount, useSearchCount } from '../../finder/use-search-count';
import { directoryLabel, type Directory } from '../../professionals/professions';
import { CityLinks } from '../../locations/city-links';
import { TypicalPriceNote } from '../../prices/typical-price-note';
import { DirectoryFilters } from './directory-filters';
import { DirectoryResults } from './directory-results';
import { directoryRules } from './directory-rules';
import { JoinCard } from './join-card';
import { useDirectory } from './use-directory';

const End = styled(Stack)`
  padding-bottom: var(--cp-space-64);
`;

/** One directory: filters, featured, all others. */
export function DirectoryPage({ directory }: { readonly directory: Directory }): ReactNode {
  const rules = directoryRules[directory];
  const asked = useFinder(readDirectoryQuery);
  const results = useDirectory(rules, asked.query);
  const finder = answered(asked, results);
  const screenLabels = new Map([...rules.services, ...rules.specialties].map(({ id, label }) => [id, label]));
  const filters = activeFilters(finder, screenLabels);
  const { page, error, isLoading } = results;
  const isShown = page && !isLoading && !error;
  useSearchCount(finder.query, filters.length > 0, isShown ? results.total : undefined);
  useAppearanceCount(
    finder.query,
    isShown ? [...(results.featured ?? []), ...page.items] : undefined,
    rules.profession,
  );
  const remote = page && results.total === 0 ? remoteRescue(page) : undefined;
  const found = page && !error && !remote ? countText(results, rules.one, rules.many) : '';

  return (
    <Container>
      <PageHeader
        title={rules.title}
        description={rules.description}
        breadcrumbs={[{ label: 'Home', href: '/' }, { label: directoryLabel[directory] }]}
      />
      <FinderLayout
        filters={
          <FilterPanel activeCount={filters.length} onClear={finder.clear} showLabel={showLabel(found)}>
            <DirectoryFilters rules={rules} finder={finder} facets={page?.facets} />
          </FilterPanel>
        }
      >
        <FinderSummary finder={finder} filters={filters} found={found} remote={remote} of={results} />
        <TypicalPriceNote prices={page?.typicalPrices} />
        <CorrectedNote correctedTo={page?.correctedTo} query={finder.query} />
        <DirectoryResults rules={rules} results={results} finder={finder} />
      </FinderLayout>
      <End gap={40}>
        <CityLinks subject={rules.citySubject} />
        <JoinCard href={rules.joinHref} />
      </End>
    </Container>
  );
}
