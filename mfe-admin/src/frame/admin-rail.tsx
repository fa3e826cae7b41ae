import { Icon } from '@counterpart/design-system/icon';
import { from } from '@counterpart/design-system/layout';
import { Link } from '@counterpart/design-system/link';
import { useLocation } from '@counterpart/shell/sdk/router';
import { lazyPart } from '@counterpart/shell/sdk';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { adminSections } from './sections';

const CommandPalette = lazyPart(async () => (await import('./command-palette')).CommandPalette, {
  name: 'the search',
  loading: null,
  failure: 'dialog',
});

const Rail = styled.nav`
  ${from('large')} {
    position: sticky;
    top: var(--cp-size-header-height);
    height: calc(100dvh - var(--cp-size-header-height));
    overflow-y: auto;
    padding: var(--cp-space-16) var(--cp-space-8);
    border-inline-end: 1px solid var(--cp-border);
    background: var(--cp-bg);
  }
`;

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
    gap: 0;
  }
`;

const entry = css`
  display: flex;
  align-items: center;
  gap: var(--cp-space-8);
  padding: var(--cp-space-8) var(--cp-space-12);
  border-radius: var(--cp-radius-medium);
  color: var(--cp-text-2);
  font-size: var(--cp-font-size-small);
  font-weight: var(--cp-weight-medium);
  white-space: nowrap;

  kbd {
    margin-inline-start: auto;
    font: inherit;
    color: var(--cp-text-3);
  }

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

const Entry = styled(Link)`
  ${entry}
`;

const Find = styled.button`
  ${entry}
  width: 100%;
  border: 0;
  background: none;
`;

/** True when a page is in the section with this URL. */
function isIn(href: string, pathname: string, tab: string): boolean {
  const [path = '', query] = href.split('?');
  return query ? pathname === path && query === `tab=${tab}` : pathname === path || pathname.startsWith(`${path}/`);
}

/**
 * Slot `admin.rail`: the sections of administration, with that of the page marked, and a search of people, pages,
 * guides and settings that Ctrl or Command with K opens.
 */
export function AdminRail(): ReactNode {
  const { pathname, search } = useLocation();
  const [isSearching, setSearching] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const tab = new URLSearchParams(search).get('tab') ?? '';
  const current = adminSections
    .filter(({ href }) => isIn(href, pathname, tab))
    .sort((one, other) => other.href.length - one.href.length)[0];

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.metaKey || event.ctrlKey) || event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      setSearching(true);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);

  // On a phone the row is longer than the window: the page's own section is in sight.
  useEffect(() => {
    const row = list.current;
    const entry = row?.querySelector<HTMLElement>('[aria-current]');
    if (row && entry) row.scrollLeft = entry.offsetLeft - row.offsetLeft - 16;
  }, [current?.href]);

  return (
    <Rail aria-label="Administration">
      <List ref={list}>
        <li>
          <Find type="button" aria-haspopup="dialog" onClick={() => setSearching(true)}>
            <Icon name="search" size={16} />
            <span>Find</span>
            <kbd>⌘K</kbd>
          </Find>
        </li>
        {adminSections.map(({ href, label, icon }) => (
          <li key={href}>
            <Entry href={href} tone="quiet" aria-current={href === current?.href ? 'page' : undefined}>
              <Icon name={icon} size={16} />
              <span>{label}</span>
            </Entry>
          </li>
        ))}
      </List>
      {isSearching && <CommandPalette onClose={() => setSearching(false)} />}
    </Rail>
  );
}
