import { NotFound } from '@counterpart/design-system/not-found';
import { Container } from '@counterpart/design-system/layout';
import { Skeleton, SkeletonText } from '@counterpart/design-system/skeleton';
import { Loaded } from '@counterpart/shell/sdk';
import { useParams } from '@counterpart/shell/sdk/router';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { NewWork } from './brief/new-work';
import { useEngagement } from '../../work/use-work';
import { WorkView } from './work-view';

const Page = styled(Container)`
  padding-block-end: var(--cp-space-96);
`;

/** `/work/:id`: one piece of work, or the brief of a new one (`/work/new?with=`). */
export function WorkPage(): ReactNode {
  const { id = '' } = useParams();
  const isNew = id === 'new';
  return <Page size={isNew ? 'reading' : 'page'}>{isNew ? <NewWork /> : <KnownWork key={id} id={Number(id)} />}</Page>;
}

function KnownWork({ id }: { readonly id: number }): ReactNode {
  const work = useEngagement(id);
  if (work.error?.status === 404 || !Number.isSafeInteger(id))
    return <NotFound title="Work not found" description="It does not exist, or you are not part of it." />;
  return (
    <Loaded
      of={work}
      name="this work"
      headingLevel={1}
      skeleton={
        <>
          <Skeleton shape="block" height={160} />
          <SkeletonText lines={8} />
        </>
      }
    >
      {(data) => <WorkView work={data} />}
    </Loaded>
  );
}
