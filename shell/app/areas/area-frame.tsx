import { Suspense, type ReactNode } from 'react';
import { Outlet } from 'react-router';
import { useStore } from 'zustand';
import type { RemoteModule } from '../../sdk/areas/remote';
import { PageOutline } from '../layout/page-outline';
import { AreaBoundary } from './area-boundary';
import { useAreas } from './areas-context';
import { PreviousPage } from './previous-page';

interface Props {
  readonly area: string;
  /** The release whose routes the router has. */
  readonly module: RemoteModule;
}

/**
 * Around every page of an area: what the area throws while rendering ends here, in the release before or the area's
 * card.
 */
export function AreaFrame({ area, module }: Props): ReactNode {
  const { loader } = useAreas();
  const previous = useStore(loader.states, ({ [area]: state }) =>
    state?.status === 'ready' && state.isFallback && state.module !== module ? state.module : null,
  );
  return (
    <AreaBoundary area={area} key={previous ? 'previous' : 'current'}>
      <Suspense fallback={<PageOutline />}>
        {previous ? <PreviousPage area={area} module={previous} /> : <Outlet />}
      </Suspense>
    </AreaBoundary>
  );
}
