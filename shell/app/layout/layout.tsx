import type { ReactNode } from 'react';
import { Outlet, ScrollRestoration } from 'react-router';
import { AppFooter } from './app-footer';
import { AccountNotice } from '../header/account-notice';
import { AppHeader } from '../header/app-header';
import { NavigationAnnouncer } from './navigation-announcer';
import { RouteHead } from './route-head';

interface Props {
  /** Instead of the page that the router has for the URL. */
  readonly children?: ReactNode;
  /** False leaves out of the header what depends on who is signed in. Default true. */
  readonly isAccountKnown?: boolean;
}

/** What every page stands in: skip link, header, main, footer. */
export function Layout({ children = <Outlet />, isAccountKnown = true }: Props): ReactNode {
  return (
    <>
      <a className="cp-skip-link" href="#main">
        Skip to content
      </a>
      <RouteHead />
      <NavigationAnnouncer />
      <AppHeader isAccountKnown={isAccountKnown} />
      <AccountNotice />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <AppFooter />
      <ScrollRestoration />
    </>
  );
}
