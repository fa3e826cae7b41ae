import type { UserType } from '@counterpart/api/contract';
import { Icon } from '@counterpart/design-system/icon';
import { from } from '@counterpart/design-system/layout';
import { Link } from '@counterpart/design-system/link';
import { useEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { entriesFor, tabPath, type DashboardTab } from './dashboard-tabs';

/** A row that scrolls sideways to the card's edges on narrow windows, a column on wide ones. */
const List = styled.ul`
  display: flex;
  gap: var(--cp-space-4);
  margin-inline: calc(-1 * var(--cp-space-16));
  padding: var(--cp-space-12) var(--cp-space-16) 0;
  border-top: 1px solid var(--cp-border);
  overflow-x: auto;
  scrollbar-width: none;
  white-space: nowrap;
  ${from('large')} {
    flex-direction: column;
    margin-inline: 0;
    padding: var(--cp-space-16) 0 0;
    overflow: visible;
    white-space: normal;
  }
`;

const Entry = styled(Link)`
  display: flex;
  align-items: center;
  gap: var(--cp-space-8);
  min-height: var(--cp-size-control);
  padding: var(--cp-space-8) var(--cp-space-12);
  border-radius: var(--cp-radius-medium);
  color: var(--cp-text-2);
  font-size: var(--cp-font-size-small);
  font-weight: var(--cp-weight-medium);
  text-decoration-line: none;
  ${from('medium')} {
    font-size: inherit;
  }

  &:hover {
    background: var(--cp-bg-subtle);
    text-decoration-line: none;
  }

  &[aria-current='page'] {
    background: var(--cp-primary-bg);
    color: var(--cp-primary);
  }
`;

interface Props {
  readonly userType: UserType;
  readonly tab: DashboardTab;
}

/** The parts of the dashboard that this person has; each has its own URL. */
export function DashboardNavigation({ userType, tab }: Props): ReactNode {
  const list = useRef<HTMLUListElement>(null);

  // On a phone the row is longer than the window: the part that is shown is in sight.
  useEffect(() => {
    const row = list.current;
    const entry = row?.querySelector<HTMLElement>('[aria-current]');
    if (row && entry) row.scrollLeft = entry.offsetLeft - row.offsetLeft - 16;
  }, [tab]);

  return (
    <nav aria-label="Dashboard">
      <List ref={list}>
        {entriesFor(userType).map((entry) => (
          <li key={entry.tab}>
            <Entry tone="quiet" href={tabPath(entry.tab)} aria-current={entry.tab === tab ? 'page' : undefined}>
              <Icon name={entry.icon} size={20} />
              <span>{entry.label}</span>
            </Entry>
          </li>
        ))}
      </List>
    </nav>
  );
}
