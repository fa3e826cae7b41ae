import { Container } from '@counterpart/design-system/layout';
import { SkeletonGroup, SkeletonText } from '@counterpart/design-system/skeleton';
import { Suspense, useEffect, type ReactNode } from 'react';
import { Outlet } from 'react-router';
import { repeatEarlyEvents } from '../early-events';
import { AreaBoundary } from './area-boundary';

/** Around every page of an area: what the area throws while rendering ends here, as its card. */
export function AreaFrame({ area }: { readonly area: string }): ReactNode {
  return (
    <AreaBoundary area={area}>
      <Suspense fallback={<ComingPage />}>
        <Outlet />
        <LivePage />
      </Suspense>
    </AreaBoundary>
  );
}

/** Instead of a page that waits for something while it is rendered: its code is here by then, so few do. */
function ComingPage(): ReactNode {
  return (
    <Container style={{ paddingBlock: 'var(--cp-space-64)' }}>
      <SkeletonGroup>
        <SkeletonText lines={6} />
      </SkeletonGroup>
    </Container>
  );
}

/** Knows when React has taken over the page beside it. */
function LivePage(): null {
  useEffect(repeatEarlyEvents, []);
  return null;
}
