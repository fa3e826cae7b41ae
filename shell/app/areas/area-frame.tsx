import { Suspense, useEffect, type ReactNode } from 'react';
import { Outlet } from 'react-router';
import { repeatEarlyEvents } from '../early-events';
import { PageOutline } from '../layout/page-outline';
import { AreaBoundary } from './area-boundary';

/** Around every page of an area: what the area throws while rendering ends here, as its card. */
export function AreaFrame({ area }: { readonly area: string }): ReactNode {
  return (
    <AreaBoundary area={area}>
      <Suspense fallback={<PageOutline />}>
        <Outlet />
        <LivePage />
      </Suspense>
    </AreaBoundary>
  );
}

/** Knows when React has taken over the page beside it. */
function LivePage(): null {
  useEffect(repeatEarlyEvents, []);
  return null;
}
