import { compareLimits } from '@counterpart/api/contract';
import { LinkButton } from '@counterpart/design-system/button';
import { EmptyState } from '@counterpart/design-system/empty-state';
import { Container } from '@counterpart/design-system/layout';
import { PageHeader } from '@counterpart/design-system/page-header';
import { comparePicture } from '@counterpart/design-system/pictures/compare';
import { Skeleton } from '@counterpart/design-system/skeleton';
import { Loaded, useApi } from '@counterpart/shell/sdk';
import { useNavigate, useSearchParams } from '@counterpart/shell/sdk/router';
import { useEffect, type ReactNode } from 'react';
import styled from 'styled-components';
import { comparePath } from './compare-path';
import { useComparison } from './use-comparison';
import { ShareButton } from '../share/share-button';
import { CompareTable } from './compare-table';

const Below = styled.div`
  padding-bottom: var(--cp-space-64);
`;

/** `/compare?ids=7,12`: up to four professionals side by side. The URL says who, so it can be shared. */
export function ComparePage(): ReactNode {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { people, leaveOut } = useComparison();
  // Without ids the URL means whom this browser has chosen.
  const isOwnChoice = !search.has('ids') && people.length > 0;
  useEffect(() => {
    if (isOwnChoice) void navigate(comparePath(people.map(({ id }) => id)), { replace: true });
  }, [isOwnChoice, people, navigate]);
  const comparison = useApi('/api/accountants/compare', isOwnChoice ? null : { query: { ids: search.get('ids') } }, {
    keepPreviousData: true,
  });
  const { data } = comparison;
  const remove = (id: number) => {
    leaveOut(id);
    void navigate(comparePath((data ?? []).flatMap((other) => (other.id === id ? [] : [other.id]))), {
      preventScrollReset: true,
    });
  };

  return (
    <Container>
      <PageHeader
        title="Compare Professionals"
        description={`Up to ${compareLimits.max} side by side: ratings, prices, services and how they work.`}
        actions={data?.length ? <ShareButton title="Compare Professionals" look="button" /> : undefined}
      />
      <Below>
        <Loaded of={comparison} name="the comparison" skeleton={<Skeleton shape="block" height={480} />}>
          {(data) =>
            data.length ? (
              <CompareTable professionals={data} onRemove={remove} />
            ) : (
              <EmptyState
                illustration={comparePicture}
                title="No one to compare yet"
                description="Select Compare on up to four cards or profiles, and they’ll show up here side by side."
                action={<LinkButton href="/search">Find Professionals</LinkButton>}
              />
            )
          }
        </Loaded>
      </Below>
    </Container>
  );
}
