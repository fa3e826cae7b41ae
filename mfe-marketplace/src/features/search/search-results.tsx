import type { SearchPage } from '@counterpart/api/contract';
import { ErrorState } from '@counterpart/design-system/error-state';
import { Stack } from '@counterpart/design-system/layout';
import { Pagination } from '@counterpart/design-system/pagination';
import { errorSentence, type ApiError } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';
import type { SWRResponse } from 'swr';
import { EmptyResults } from '../../finder/empty-results';
import { MaybeStale } from '../../finder/finder-layout';
import { finderSearch } from '../../finder/finder-query';
import type { Finder } from '../../finder/use-finder';
import { ProfessionalList } from '../../professionals/professional-list';
import { ProfessionalSkeletons } from '../../professionals/professional-skeletons';

interface Props {
  readonly result: SWRResponse<SearchPage, ApiError>;
  readonly finder: Finder;
}

/** The rows of this page, or why there are none. */
export function SearchResults({ result: { data, error, isLoading, isValidating, mutate }, finder }: Props): ReactNode {
  if (error && !isLoading)
    return (
      <ErrorState
        title="We could not load the results"
        description={errorSentence(error)}
        retrying={isValidating}
        onRetry={() => void mutate()}
      />
    );
  if (!data) return <ProfessionalSkeletons count={4} label="Loading professionals" />;
  return (
    <MaybeStale stale={isLoading}>
      {data.items.length === 0 ? (
        <EmptyResults
          finder={finder}
          page={data}
          total={data.total}
          pastTheEnd="The results end before it."
          title="No accountants found"
          description="Try fewer filters, another location, or a broader service."
        />
      ) : (
        <Rows page={data} finder={finder} />
      )}
    </MaybeStale>
  );
}

function Rows({ page, finder }: { readonly page: SearchPage; readonly finder: Finder }): ReactNode {
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
