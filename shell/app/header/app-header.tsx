import { SiteHeader } from '@counterpart/design-system/site-header';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useSession } from '../../sdk/session';
import { navigationLinks } from './navigation-links';
import { ThemeMenu } from './theme-menu';
import { useMemberMenu } from './use-member-menu';
import { useNotifications } from './use-notifications';

interface Props {
  /** False shows neither an account nor how to get one. Default true. */
  readonly isAccountKnown?: boolean;
}

/** The shared header. */
export function AppHeader({ isAccountKnown = true }: Props): ReactNode {
  const { pathname } = useLocation();
  const { user } = useSession();
  const items = useMemberMenu();
  const notifications = useNotifications();
  const member = user && {
    id: user.id,
    name: `${user.firstName} ${user.lastName}`,
    email: user.email,
    picture: user.profilePicture ?? null,
    items,
  };
  return (
    <SiteHeader
      currentPath={pathname}
      transparent={pathname === '/'}
      links={navigationLinks}
      member={isAccountKnown ? member : 'unknown'}
      logInHref="/auth"
      signUpHref="/auth?signup=true"
      notifications={notifications}
      actions={<ThemeMenu />}
    />
  );
}
