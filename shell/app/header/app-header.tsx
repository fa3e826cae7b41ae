import { fullName } from '@counterpart/api/contract';
import { SiteHeader } from '@counterpart/design-system/site-header';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { shownNavigation } from '../../page-contract/navigation';
import { useSession } from '../../sdk/host/use-session';
import { useAreas } from '../areas/areas-context';
import { useSite } from '../site/site-context';
import { ThemeMenu } from './theme-menu';
import { useUserMenu } from './use-user-menu';
import { useNotifications } from './use-notifications';

interface Props {
  /** False shows neither an account nor how to get one. Default true. */
  readonly isAccountKnown?: boolean;
  /** False leaves out the site's navigation: the page has its own, or needs none. Default true. */
  readonly hasNavigation?: boolean;
}

/** The shared header. */
export function AppHeader({ isAccountKnown = true, hasNavigation = true }: Props): ReactNode {
  const site = useSite();
  const { releaseSet } = useAreas();
  const { pathname } = useLocation();
  const { user } = useSession();
  const items = useUserMenu();
  const notifications = useNotifications();
  const headerUser = user && {
    id: user.id,
    name: fullName(user),
    email: user.email,
    picture: user.profilePicture ?? null,
    items,
  };
  return (
    <SiteHeader
      currentPath={pathname}
      transparent={pathname === '/'}
      siteName={site.name}
      links={hasNavigation ? shownNavigation(releaseSet, site) : []}
      user={isAccountKnown ? headerUser : 'unknown'}
      logInHref="/auth"
      signUpHref="/auth?signup=true"
      notifications={notifications}
      actions={<ThemeMenu />}
    />
  );
}
