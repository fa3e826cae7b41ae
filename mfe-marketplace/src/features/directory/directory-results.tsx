import { ErrorState } from '@counterpart/design-system/error-state';
import { Stack } from '@counterpart/design-system/layout';
import { Pagination } from '@counterpart/design-system/pagination';
import { Heading } from '@counterpart/design-system/text';
import { errorSentence } from '@counterpart/shell/sdk';
import { useId, type ReactNode } from 'react';
import { EmptyResults } from '../../finder/empty-results';
import { MaybeStale } from '../../finder/finder-layout';
import { finderSearch } from '../../finder/finder-query';
import type { Finder } from '../../finder/use-finder';
import { ProfessionalList } from '../../professionals/professional-list';
import { ProfessionalSkeletons } from '../../professionals/professional-skeletons';
import { DirectoryFeatured } from './directory-featured';
import type { DirectoryRules } from './directory-rules';
import type { DirectoryResults as Results } from './use-directory';

interface Props {
  readonly rules: DirectoryRules;
  readonly results: Results;
  readonly finder: Finder;
}

/** Featured first (on page 1), then all others, or why the list is empty. */
export function DirectoryResults({ rules, results, finder }: Props): ReactNode {
  const { page, featured, total, error, isLoading, isValidating, retry } = results;
  if (error && !isLoading)
    return (
      <ErrorState
        title={`We could not load the ${rules.many}`}
        description={errorSentence(error)}
        retrying={isValidating}
        onRetry={retry}
      />
    );
  if (!page || (finder.query.page === 1 && !featured))
    return <ProfessionalSkeletons count={rules.pageSize} label={`Loading ${rules.many}`} />;
  return (
    <MaybeStale stale={isLoading}>
      <Stack gap={32}>
        {featured && <DirectoryFeatured rules={rules} professionals={featured} />}
        {total === 0 || (page.items.length === 0 && finder.query.page > 1) ? (
          <EmptyResults
            finder={finder}
            page={page}
            directory={rules.directory}
            total={total}
            pastTheEnd="The list ends before it."
            title={rules.empty}
            description="Try fewer filters or a broader service."
          />
        ) : (
          <MainList rules={rules} results={results} finder={finder} />
        )}
      </Stack>
    </MaybeStale>
  );
}

function MainList({ rules, results: { page, featured }, finder }: Props): ReactNode {
  const headingId = useId();
  // All who match may be featured.
  if (!page || page.items.length === 0) return null;
  return (
    <Stack as="section" gap={16} aria-labelledby={headingId}>
      <Heading level={2} id={headingId}>
        {featured && featured.length > 0 ? `More ${rules.title}` : `All ${rules.title}`}
      </Heading>
      <ProfessionalList label={rules.title} professionals={page.items} directory={rules.directory} />
      <Pagination
        label={`Pages of ${rules.many}`}
        page={page.page}
        pageSize={rules.pageSize}
        total={page.total}
        totalIsCapped={page.totalIsCapped}
        hrefForPage={(number) => `/${rules.directory}${finderSearch({ ...finder.query, page: number })}`}
      />
    </Stack>
  );
}
