import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { from } from '../../internal/media';
import { Anchor } from '../../internal/anchor';
import { Badge } from '../badge/badge';
import { LinkButton } from '../button/button';
import { Icon } from '../icon/icon';
import { Menu } from '../menu/menu';

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
  align-items: center;
  gap: 2px;
`;

const WideLink = styled(Anchor)`
  ${linkStyles}
  padding-inline: clamp(6px, 2.5vw - 24px, var(--cp-space-8));
  font-size: 0.9375rem;
`;

const MoreLabel = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--cp-space-4);
  color: var(--cp-text-2);
  font-size: 0.9375rem;
  font-weight: var(--cp-weight-medium);

  &[data-here] {
    color: var(--cp-primary);
    font-weight: var(--cp-weight-semibold);
  }
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

/**
 * Letters for which the narrowest wide window has room, as those of the seven links that the row was drawn for.
 * Counted, not measured, so that server and browser draw the same.
 */
const roomBeside = (siteName: string): number => 103.5 - Math.max(0, widthOf(siteName) - usualName) * larger;
/** Width of the name that the row was drawn for, and how much larger than a link's letters are those of the logo. */
const [usualName, larger] = [11.4, 1.3];
/** Letters that the distances around a link, its badge, and the button of the rest take. */
const [around, badge, more] = [2, 6, 8];
/** By how much a capital, and an m or w, is wider than other letters; a letter of another script counts twice. */
const wider = 0.4;

const widthOf = (text: string): number =>
  text.length +
  wider * (text.match(/[\p{Lu}mw]/gu)?.length ?? 0) +
  (text.match(/[^\p{Script=Latin}\p{Script=Common}]/gu)?.length ?? 0);

const lettersOf = ({ label, isNew }: NavigationLink): number => widthOf(label) + around + (isNew ? badge : 0);

interface RowProps extends LinksProps {
  readonly siteName: string;
}

/** The links that stand in the row, and those that 'More' has. */
function splitLinks(
  links: readonly NavigationLink[],
  siteName: string,
): [row: NavigationLink[], rest: NavigationLink[]] {
  const room = roomBeside(siteName);
  const ends = links.map((_, at) => links.slice(0, at + 1).reduce((sum, link) => sum + lettersOf(link), 0));
  const fits = (ends.at(-1) ?? 0) <= room;
  const count = fits ? links.length : ends.filter((end) => end <= room - more).length;
  return [links.slice(0, count), links.slice(count)];
}

/** The row of links on wide windows; what does not fit is in a menu at its end. */
export function NavigationLinks({ links, currentPath, siteName }: RowProps): ReactNode {
  const [row, rest] = splitLinks(links, siteName);
  return (
    <Wide aria-label="Main">
      <WideList>
        {row.map((link) => (
          <li key={link.href}>
            <WideLink href={link.href} aria-current={isCurrent(link.href, currentPath)}>
              <span>{link.label}</span>
              {link.isNew && <Badge tone="new">NEW</Badge>}
            </WideLink>
          </li>
        ))}
        {rest.length > 0 && (
          <li>
            <More links={rest} currentPath={currentPath} />
          </li>
        )}
      </WideList>
    </Wide>
  );
}

function More({ links, currentPath }: LinksProps): ReactNode {
  const items = links.map(({ isNew, ...link }) => ({
    ...link,
    kind: 'link' as const,
    isCurrent: isCurrent(link.href, currentPath) !== undefined,
    aside: isNew && <Badge tone="new">NEW</Badge>,
  }));
  const isHere = items.some((item) => item.isCurrent);
  return (
    <Menu
      label={isHere ? 'pages, this one among them' : 'pages'}
      align="start"
      closeKey={currentPath}
      trigger={
        <MoreLabel data-here={isHere || undefined}>
          More <Icon name="chevron-down" size={16} />
        </MoreLabel>
      }
      items={items}
    />
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
