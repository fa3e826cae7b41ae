import { Icon } from '@counterpart/design-system/icon';
import { from } from '@counterpart/design-system/layout';
import { Link } from '@counterpart/design-system/link';
import { useLocation } from '@counterpart/shell/sdk/router';
import { useEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { adminSections } from './sections';

/** A row that scrolls sideways on narrow windows, a column on wide ones. */
const List = styled.ul`
  display: flex;
  gap: var(--cp-space-4);
  margin: 0;
  padding: var(--cp-space-4);
  list-style: none;
  overflow-x: auto;
  scrollbar-width: none;

  ${from('large')} {
    flex-direction: column;
    position: sticky;
    top: calc(var(--cp-size-header-height) + var(--cp-space-16));
  }
`;

const Entry = styled(Link)`
  display: flex;
  align-items: center;
  gap: var(--cp-space-8);
  padding: var(--cp-space-8) var(--cp-space-12);
  border-radius: var(--cp-radius-medium);
  color: var(--cp-text-2);
  font-size: var(--cp-font-size-small);
  font-weight: var(--cp-weight-medium);
  white-space: nowrap;

  &:hover {
    background: var(--cp-bg-subtle);
    color: var(--cp-text);
    text-decoration-line: none;
  }

  &[aria-current] {
    background: var(--cp-bg-subtle);
    color: var(--cp-primary);
  }
`;

/** The sections of administration; the one that the page is in is marked. */
export function SectionNavigation(): ReactNode {
  const { pathname } = useLocation();
  const list = useRef<HTMLUListElement>(null);
  const current = adminSections
    .filter(({ href }) => pathname === href || pathname.startsWith(`${href}/`))
    .sort((one, other) => other.href.length - one.href.length)[0];

  // On a phone the row is longer than the window: the page's own section is in sight.
  useEffect(() => {
    const row = list.current;
    const entry = row?.querySelector<HTMLElement>('[aria-current]');
    if (row && entry) row.scrollLeft = entry.offsetLeft - row.offsetLeft - 16;
  }, [current?.href]);

  return (
    <nav aria-label="Administration">
      <List ref={list}>
        {adminSections.map(({ href, label, icon }) => (
          <li key={href}>
            <Entry href={href} tone="quiet" aria-current={href === current?.href ? 'page' : undefined}>
              <Icon name={icon} size={16} />
              <span>{label}</span>
            </Entry>
          </li>
        ))}
      </List>
    </nav>
  );
}
