import { LinkButton } from '@counterpart/design-system/button';
import { ErrorState } from '@counterpart/design-system/error-state';
import { Container } from '@counterpart/design-system/layout';
import { NotFound } from '@counterpart/design-system/not-found';
import { awayPicture } from '@counterpart/design-system/pictures/away';
import { useEffect, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useStore } from 'zustand';
import { findDeclaredRoute } from '../../page-contract/declared-routes';
import { isUnknown } from '../../page-contract/release-set';
import { useSite } from '../site/site-context';
import { AreaErrorCard } from './area-error-card';
import { useAreas } from './areas-context';

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
    <NotFound action={<LinkButton href="/">Go to the home page</LinkButton>} />
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

/** The card, replaced by the page when the area arrives after all. */
function MissingArea({ area }: { readonly area: string }): ReactNode {
  const { loader } = useAreas();
  const location = useLocation();
  const navigate = useNavigate();
  const hasArrived = useStore(loader.states, (states) => states[area]?.status === 'ready');
  useEffect(() => {
    if (hasArrived) void navigate(location, { replace: true });
  }, [hasArrived, location, navigate]);
  return <AreaErrorCard area={area} />;
}
