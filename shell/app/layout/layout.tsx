import type { ReactNode } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { findDeclaredRoute } from '../../page-contract/declared-routes';
import { isSwitchedOff } from '../../page-contract/site';
import { useAreas } from '../areas/areas-context';
import { OverrideNotice } from '../override/override-notice';
import { SiteBanner } from '../site/site-banner';
import { useSite } from '../site/site-context';
import { SwitchedOff } from '../site/switched-off';
import { AppFooter } from './app-footer';
import { AccountNotice } from '../header/account-notice';
import { AppHeader } from '../header/app-header';
import { NavigationAnnouncer } from './navigation-announcer';
import { RouteHead } from './route-head';
import { WaitingOutbox } from './waiting-outbox';

interface Props {
  /** Instead of the page that the router has for the URL. */
  readonly children?: ReactNode;
  /** False leaves out of the header what depends on who is signed in. Default true. */
  readonly isAccountKnown?: boolean;
}

/** Frame of every page: skip link, header, main, and the footer unless the page's route leaves it out. */
export function Layout({ children = <Outlet />, isAccountKnown = true }: Props): ReactNode {
  const { releaseSet } = useAreas();
  const { pathname } = useLocation();
  const route = findDeclaredRoute(releaseSet, pathname);
  const isOff = isSwitchedOff(useSite(), route);
  const hasFooter = isOff || route?.declaration.footer !== false;
  return (
    <>
      <a className="cp-skip-link" href="#main">
        Skip to content
      </a>
      <RouteHead />
      <NavigationAnnouncer />
      <OverrideNotice />
      <SiteBanner />
      <AppHeader isAccountKnown={isAccountKnown} />
      <AccountNotice />
      <WaitingOutbox />
      <main id="main" tabIndex={-1} data-fills-window={hasFooter ? undefined : true}>
        {isOff ? <SwitchedOff /> : children}
      </main>
      {hasFooter && <AppFooter />}
      <ScrollRestoration />
    </>
  );
}
