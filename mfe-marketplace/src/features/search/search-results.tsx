import type { SearchPage } from '@counterpart/api/contract';
import { Button } from '@counterpart/design-system/button';
import { EmptyState } from '@counterpart/design-system/empty-state';
import { ErrorState } from '@counterpart/design-system/error-state';
import { Stack } from '@counterpart/design-system/layout';
import { Pagination } from '@counterpart/design-system/pagination';
import { errorSentence, type ApiError } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';
import type { SWRResponse } from 'swr';
import { MaybeStale } from '../../finder/finder-layout';
import { finderSearch } from '../../finder/finder-query';
import type { Finder } from '../../finder/use-finder';
import { ProfessionalList } from '../../professionals/professional-list';
import { ProfessionalSkeletons } from '../../professionals/professional-skeletons';

interface Props {
  readonly answer: SWRResponse<SearchPage, ApiError>;
  readonly finder: Finder;
}

/** The rows of this page, or why there are none. */
export function SearchResults({ answer: { data, error, isLoading, isValidating, mutate }, finder }: Props): ReactNode {
  if (error && !isLoading)
    return <ErrorState title="We could not load the results" description={errorSentence(error)} retrying={isValidating} onRetry={() => void mutate()} />;
  if (!data) return <ProfessionalSkeletons count={4} label="Loading professionals" />;
  return <MaybeStale stale={isLoading}>{data.items.length === 0 ? <Nothing page={data} finder={finder} /> : <Rows page={data} finder={finder} />}</MaybeStale>;
}

interface PageProps {
  readonly page: SearchPage;
  readonly finder: Finder;
}

function Nothing({ page, finder }: PageProps): ReactNode {
  if (page.total > 0)
    return (
      <EmptyState
        title={`There is no page ${finder.query.page}`}
        description="The results end before it."
        action={
          <Button variant="secondary" onClick={() => finder.goToPage(1)}>
            Go to Page 1
          </Button>
        }
      />
    );
  return (
    <EmptyState
      title="No accountants found"
      description="Try fewer filters, another place, or a wider service."
      action={
        <Button variant="secondary" onClick={finder.clear}>
          Clear Filters
        </Button>
      }
    />
  );
}

function Rows({ page, finder }: PageProps): ReactNode {
  return (
    <Stack gap={24}>
      <ProfessionalList label="Professionals" professionals={page.items} headingLevel={2} />
      <Pagination
        label="Pages of results"
        page={page.page}
        pageSize={page.pageSize}
        total={page.total}
        totalIsCapped={page.totalIsCapped}
        hrefForPage={(number) => `/search${finderSearch({ ...finder.query, page: number })}`}
      />
    </Stack>
  );
}
