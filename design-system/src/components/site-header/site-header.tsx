import { useEffect, useId, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { Anchor } from '../../internal/anchor';
import { below, from } from '../../internal/media';
import { Logo } from '../../internal/logo';
import { LinkButton } from '../button/button';
import { IconButton } from '../icon-button/icon-button';
import { HeaderAccount, type HeaderUser } from './header-account';
import { HeaderNotifications, type HeaderNotificationsProps } from './header-notifications';
import { MobileNavigation, NavigationLinks, type NavigationLink } from './navigation';

export type { HeaderUser } from './header-account';
export type { HeaderNotification, HeaderNotificationsProps } from './header-notifications';
export type { NavigationLink } from './navigation';

export interface SiteHeaderProps {
  /** The path shown now: marks the current link, and a change closes the mobile menu and every panel. */
  readonly currentPath: string;
  /** None on pages with a navigation of their own. */
  readonly links: readonly NavigationLink[];
  /** Signed-in user; `null` shows Log In and Sign Up, `unknown` shows neither these nor an account. */
  readonly user: HeaderUser | null | 'unknown';
  readonly logInHref: string;
  readonly signUpHref: string;
  /** The bell; only with a user. */
  readonly notifications?: Omit<HeaderNotificationsProps, 'closeKey'>;
  /** Default 'Counterpart'. */
  readonly siteName?: string;
  /** Before the bell or the log-in link, for example the theme menu. */
  readonly actions?: ReactNode;
  /** No ground until the page is scrolled by more than 10 px (the home page). */
  readonly transparent?: boolean;
}

const scrollThreshold = 10;

const Root = styled.header<{ $solid: boolean }>`
  position: sticky;
  inset-block-start: 0;
  z-index: var(--cp-layer-header);
  background: ${({ $solid }) => ($solid ? 'var(--cp-bg)' : 'transparent')};
  border-bottom: 1px solid ${({ $solid }) => ($solid ? 'var(--cp-border)' : 'transparent')};
  transition:
    background-color var(--cp-motion-normal) var(--cp-motion-ease),
    border-color var(--cp-motion-normal) var(--cp-motion-ease);
`;

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: var(--cp-space-8);
  max-width: calc(var(--cp-size-frame-page) + 2 * var(--cp-space-24));
  min-height: var(--cp-size-header-height);
  margin-inline: auto;
  padding-inline: var(--cp-space-16);

  ${from('medium')} {
    padding-inline: var(--cp-space-24);
  }
`;

const LogoLink = styled(Anchor)`
  display: inline-flex;
  border-radius: var(--cp-radius-small);
  text-decoration: none;
  margin-inline-end: var(--cp-space-16);
`;

const Actions = styled.div`
  display: flex;
  align-items: center;
  gap: var(--cp-space-4);
  margin-inline-start: auto;
`;

const VisitorLinks = styled.div`
  display: flex;
  gap: var(--cp-space-8);
  white-space: nowrap;

  ${below('small')} {
    display: none;
  }
`;

/** Without links the menu has only what wider windows show in the bar. */
const Toggle = styled.div`
  ${from('wide')} {
    display: none;
  }

  &[data-without-links] {
    ${from('small')} {
      display: none;
    }
  }
`;

/** The bar on top of every page. Everything in it comes through props; it fetches and decides nothing. */
export function SiteHeader({
  currentPath,
  links,
  user,
  logInHref,
  signUpHref,
  notifications,
  actions,
  transparent = false,
  siteName = 'Counterpart',
}: SiteHeaderProps): ReactNode {
  const menuId = useId();
  const [scrolled, setScrolled] = useState(false);
  const [open, setOpen] = useState(false);
  const isSignedIn = user !== null && user !== 'unknown';
  const [shownPath, setShownPath] = useState(currentPath);
  // Another page closes the menu for good: it does not open by itself when the person comes back.
  if (shownPath !== currentPath) {
    setShownPath(currentPath);
    setOpen(false);
  }

  useEffect(() => {
    const read = () => setScrolled(window.scrollY > scrollThreshold);
    read();
    window.addEventListener('scroll', read, { passive: true });
    return () => window.removeEventListener('scroll', read);
  }, []);

  return (
    <Root
      $solid={!transparent || scrolled || open}
      onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
      data-screen-only
    >
      <Bar>
        <LogoLink href="/" aria-label={`${siteName} home`}>
          <Logo name={siteName} />
        </LogoLink>
        {links.length > 0 && <NavigationLinks links={links} currentPath={currentPath} siteName={siteName} />}
        <Actions>
          {actions}
          {isSignedIn && (
            <>
              {notifications && <HeaderNotifications {...notifications} closeKey={currentPath} />}
              <HeaderAccount user={user} closeKey={currentPath} />
            </>
          )}
          {user === null && (
            <VisitorLinks>
              <LinkButton href={logInHref} variant="ghost">
                Log In
              </LinkButton>
              <LinkButton href={signUpHref}>Sign Up</LinkButton>
            </VisitorLinks>
          )}
          {(links.length > 0 || user === null) && (
            <Toggle data-without-links={links.length === 0 || undefined}>
              <IconButton
                icon={open ? 'close' : 'menu'}
                label={open ? 'Close menu' : 'Open menu'}
                aria-expanded={open}
                aria-controls={menuId}
                onClick={() => setOpen(!open)}
              />
            </Toggle>
          )}
        </Actions>
      </Bar>
      <MobileNavigation
        id={menuId}
        open={open}
        links={links}
        currentPath={currentPath}
        visitor={user === null ? { logInHref, signUpHref } : null}
        onChoose={() => setOpen(false)}
      />
    </Root>
  );
}
