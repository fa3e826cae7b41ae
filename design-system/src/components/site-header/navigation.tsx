import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { from } from '../../internal/media';
import { Anchor } from '../../internal/anchor';
import { Badge } from '../badge/badge';
import { LinkButton } from '../button/button';

/** One link of the header. */
export interface NavigationLink {
  readonly label: string;
  readonly href: string;
  /** Shows a NEW badge. */
  readonly isNew?: boolean;
}

const linkStyles = css`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  padding: var(--cp-space-8) 10px;
  border-radius: var(--cp-radius-medium);
  color: var(--cp-text-2);
  font-weight: var(--cp-weight-medium);
  text-decoration: none;
  white-space: nowrap;

  &:hover {
    color: var(--cp-text);
    background: var(--cp-bg-subtle);
  }

  &[aria-current='page'] {
    color: var(--cp-primary);
    font-weight: var(--cp-weight-semibold);
  }
`;

const Wide = styled.nav`
  display: none;

  ${from('wide')} {
    display: block;
  }
`;

const WideList = styled.ul`
  display: flex;
  gap: 2px;
`;

const WideLink = styled(Anchor)`
  ${linkStyles}
  padding-inline: clamp(6px, 2.5vw - 24px, var(--cp-space-8));
  font-size: 0.9375rem;
`;

const Narrow = styled.nav`
  max-height: calc(100dvh - var(--cp-size-header-height));
  overflow-y: auto;
  padding: var(--cp-space-8) var(--cp-space-16) var(--cp-space-24);
  border-top: 1px solid var(--cp-border);

  ${from('wide')} {
    display: none;
  }
`;

const NarrowList = styled.ul`
  display: flex;
  flex-direction: column;
`;

const NarrowLink = styled(Anchor)`
  ${linkStyles}
  display: flex;
  min-height: 48px;
`;

const VisitorLinks = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--cp-space-8);
  margin-top: var(--cp-space-16);

  ${from('small')} {
    display: none;
  }
`;

const isCurrent = (href: string, path: string) => (path === href || path.startsWith(`${href}/`) ? 'page' : undefined);

interface LinksProps {
  readonly links: readonly NavigationLink[];
  readonly currentPath: string;
}

/** The row of links on wide windows. */
export function NavigationLinks({ links, currentPath }: LinksProps): ReactNode {
  return (
    <Wide aria-label="Main">
      <WideList>
        {links.map((link) => (
          <li key={link.href}>
            <WideLink href={link.href} aria-current={isCurrent(link.href, currentPath)}>
              <span>{link.label}</span>
              {link.isNew && <Badge tone="new">NEW</Badge>}
            </WideLink>
          </li>
        ))}
      </WideList>
    </Wide>
  );
}

interface MobileNavigationProps extends LinksProps {
  readonly id: string;
  readonly open: boolean;
  readonly visitor: { readonly logInHref: string; readonly signUpHref: string } | null;
  readonly onChoose: () => void;
}

/** The same links below the bar on narrow windows, with Log In and Sign Up where the bar has no room for them. */
export function MobileNavigation({
  id,
  open,
  links,
  currentPath,
  visitor,
  onChoose,
}: MobileNavigationProps): ReactNode {
  return (
    <Narrow id={id} aria-label="Main, mobile" hidden={!open}>
      <NarrowList>
        {links.map((link) => (
          <li key={link.href}>
            <NarrowLink href={link.href} aria-current={isCurrent(link.href, currentPath)} onClick={onChoose}>
              <span>{link.label}</span>
              {link.isNew && <Badge tone="new">NEW</Badge>}
            </NarrowLink>
          </li>
        ))}
      </NarrowList>
      {visitor && (
        <VisitorLinks>
          <LinkButton href={visitor.logInHref} variant="secondary" onClick={onChoose}>
            Log In
          </LinkButton>
          <LinkButton href={visitor.signUpHref} onClick={onChoose}>
            Sign Up
          </LinkButton>
        </VisitorLinks>
      )}
    </Narrow>
  );
}
