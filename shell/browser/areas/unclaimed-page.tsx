import { LinkButton } from '@counterpart/design-system/button';
import { NotFound } from '@counterpart/design-system/not-found';
import { useEffect, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useStore } from 'zustand';
import { findDeclaredRoute } from '../../routes/declared-routes';
import { AreaErrorCard } from './area-error-card';
import { useAreas } from './areas-context';

/** An address that no loaded area claims: the card of the area that should, or the 404 page. */
export function UnclaimedPage(): ReactNode {
  const { releaseSet } = useAreas();
  const { pathname } = useLocation();
  const declared = findDeclaredRoute(releaseSet, pathname);
  return declared ? <MissingArea area={declared.area} /> : <NotFound action={<LinkButton href="/">Go to the home page</LinkButton>} />;
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
