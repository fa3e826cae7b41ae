import { LinkButton } from '@counterpart/design-system/button';
import { ErrorState } from '@counterpart/design-system/error-state';
import { Container } from '@counterpart/design-system/layout';
import { NotFound } from '@counterpart/design-system/not-found';
import { awayPicture } from '@counterpart/design-system/pictures/away';
import { useEffect, type ReactNode } from 'react';
import { matchRoutes, useLocation, useNavigate } from 'react-router';
import { useStore } from 'zustand';
import { findDeclaredRoute } from '../../page-contract/declared-routes';
import { isUnknown } from '../../page-contract/release-set';
import { declaredOnly } from '../../sdk/areas/declared-only';
import { useSite } from '../site/site-context';
import { AreaErrorCard } from './area-error-card';
import { useAreas } from './areas-context';
import { PreviousPage } from './previous-page';
import { RecoveringArea } from './recovering-area';

/**
 * A URL that no loaded area claims: the card of the area that should, or the 404 page; without any area, what is wrong.
 */
export function UnclaimedPage(): ReactNode {
  const { releaseSet } = useAreas();
  const { pathname } = useLocation();
  const declared = findDeclaredRoute(releaseSet, pathname);
  if (isUnknown(releaseSet)) return <NothingAvailable />;
  return declared ? (
    <MissingArea area={declared.area} />
  ) : (
    <NotFound action={<LinkButton href="/">Go to the Home Page</LinkButton>} />
  );
}

/** No area is known, so every URL looks the same. A new document brings what is known by then. */
function NothingAvailable(): ReactNode {
  const { name } = useSite();
  return (
    <Container>
      <ErrorState
        illustration={awayPicture}
        title={`${name} is not available right now`}
        description="We could not load any part of it. Nothing you saved is lost. Try again in a moment."
        headingLevel={1}
        onRetry={() => location.reload()}
      />
    </Container>
  );
}

/**
 * The card, replaced by the page when the area arrives after all. Of an area whose code lacks the page, the release
 * before shows it.
 */
function MissingArea({ area }: { readonly area: string }): ReactNode {
  const { releaseSet, loader } = useAreas();
  const location = useLocation();
  const navigate = useNavigate();
  const state = useStore(loader.states, ({ [area]: known }) => (known?.status === 'ready' ? known : null));
  const declared = releaseSet.areas[area]?.manifest.routes ?? [];
  const hasPage = state !== null && matchRoutes([...declaredOnly(state.module.routes, declared)], location.pathname);
  const isThere = hasPage && !state.isFallback;
  useEffect(() => {
    if (isThere) void navigate(location, { replace: true });
  }, [isThere, location, navigate]);
  if (state?.isFallback) return <PreviousPage area={area} module={state.module} />;
  return state && !hasPage ? (
    <RecoveringArea area={area} phase="page" error={lacksPage} />
  ) : (
    <AreaErrorCard area={area} />
  );
}

const lacksPage = new Error('The code of the release has no page for a path that it declares.');
