import { NotFound } from '@counterpart/design-system/not-found';
import { Skeleton, SkeletonText } from '@counterpart/design-system/skeleton';
import { Loaded } from '@counterpart/shell/sdk';
import { useParams } from '@counterpart/shell/sdk/router';
import type { ReactNode } from 'react';
import { useEngagement } from '../../work/use-work';
import { Page } from './page';
import { WorkView } from './work-view';

/** `/work/:id`: one piece of work. */
export function WorkPage(): ReactNode {
  const { id = '' } = useParams();
  return (
    <Page>
      <KnownWork key={id} id={Number(id)} />
    </Page>
  );
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
