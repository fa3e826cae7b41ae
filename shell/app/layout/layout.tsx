import type { ReactNode } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import styled from 'styled-components';
import { from } from '@counterpart/design-system/layout';
import { findDeclaredRoute } from '../../page-contract/declared-routes';
import { isSwitchedOff } from '../../page-contract/site';
import { Slot } from '../../sdk/areas/slot';
import { useSession } from '../../sdk/host/use-session';
import { useAreas } from '../areas/areas-context';
import { OverrideNotice } from '../override/override-notice';
import { SiteBanner } from '../site/site-banner';
import { useSite } from '../site/site-context';
import { SwitchedOff } from '../site/switched-off';
import { AppFooter } from './app-footer';
import { AccountNotice } from '../header/account-notice';
import { AppHeader } from '../header/app-header';
import { frameOfPage } from './frame-of-page';
import { NavigationAnnouncer } from './navigation-announcer';
import { RouteHead } from './route-head';
import { WaitingOutbox } from './waiting-outbox';

interface Props {
  /** Instead of the page that the router has for the URL. */
  readonly children?: ReactNode;
  /** False leaves out of the header what depends on who is signed in. Default true. */
  readonly isAccountKnown?: boolean;
}

/** The page; one of administration is as wide as the window. */
const Page = styled.div`
  display: contents;

  &[data-frame='admin'] {
    --cp-size-frame-page: 100%;
  }
`;

/** Main, on a page of administration beside its rail. */
const Middle = styled.div`
  display: contents;

  ${from('large')} {
    &[data-frame='admin'] {
      display: grid;
      grid-template-columns: 220px minmax(0, 1fr);
    }
  }
`;

/** Frame of every page: skip link, header and main; the footer on public pages, the rail on those of administration. */
export function Layout({ children = <Outlet />, isAccountKnown = true }: Props): ReactNode {
  const { releaseSet } = useAreas();
  const { pathname } = useLocation();
  const { user } = useSession();
  const route = findDeclaredRoute(releaseSet, pathname);
  const isOff = isSwitchedOff(useSite(), route);
  const frame = isOff ? 'public' : frameOfPage(route?.declaration, user);
  const fillsWindow = !isOff && route?.declaration.footer === false;
  // The same elements around every page: moving into administration and out leaves the header in place.
  return (
    <Page data-frame={frame}>
      <a className="cp-skip-link" href="#main">
        Skip to content
      </a>
      <RouteHead />
      <NavigationAnnouncer />
      <OverrideNotice />
      <SiteBanner />
      <AppHeader
        isAccountKnown={isAccountKnown && frame !== 'focus'}
        hasNavigation={frame === 'public' || frame === 'signed-in'}
      />
      <AccountNotice />
      <WaitingOutbox />
      <Middle data-frame={frame}>
        {frame === 'admin' && <Slot name="admin.rail" props={{}} loading={<div />} fallback={<div />} />}
        <main id="main" tabIndex={-1} data-fills-window={fillsWindow || undefined}>
          {isOff ? <SwitchedOff /> : children}
        </main>
      </Middle>
      {frame === 'public' && <AppFooter />}
      <ScrollRestoration />
    </Page>
  );
}
