import type { ReactNode } from 'react';
import { Outlet, ScrollRestoration } from 'react-router';
import { AppFooter } from './app-footer';
import { AccountNotice } from '../header/account-notice';
import { AppHeader } from '../header/app-header';
import { NavigationAnnouncer } from './navigation-announcer';
import { RouteHead } from './route-head';

/** What every page stands in: skip link, header, main, footer. */
export function Layout(): ReactNode {
  return (
    <>
      <a className="cp-skip-link" href="#main">
        Skip to content
      </a>
      <RouteHead />
      <NavigationAnnouncer />
      <AppHeader />
      <AccountNotice />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <AppFooter />
      <ScrollRestoration />
    </>
  );
}
