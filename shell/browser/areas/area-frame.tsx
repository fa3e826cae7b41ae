import { Suspense, type ReactNode } from 'react';
import { Outlet } from 'react-router';
import { AreaBoundary } from './area-boundary';

/** Around every page of an area: what the area throws while rendering ends here, as its card. */
export function AreaFrame({ area }: { readonly area: string }): ReactNode {
  return (
    <AreaBoundary area={area}>
      <Suspense fallback={null}>
        <Outlet />
      </Suspense>
    </AreaBoundary>
  );
}
