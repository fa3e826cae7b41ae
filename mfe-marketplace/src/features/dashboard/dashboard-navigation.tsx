import type { UserType } from '@counterpart/api/contract';
import { Icon } from '@counterpart/design-system/icon';
import { from } from '@counterpart/design-system/layout';
import { Link } from '@counterpart/design-system/link';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { entriesFor, tabPath, type DashboardTab } from './dashboard-tabs';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--cp-space-4);
  padding-top: var(--cp-space-16);
  border-top: 1px solid var(--cp-border);
  ${from('large')} {
    flex-direction: column;
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
  return (
    <nav aria-label="Dashboard">
      <List>
        {entriesFor(userType).map((entry) => (
          <li key={entry.tab}>
            <Entry tone="quiet" href={tabPath(entry.tab)} aria-current={entry.tab === tab ? 'page' : undefined}>
              <Icon name={entry.icon} size={20} />
              {entry.label}
            </Entry>
          </li>
        ))}
      </List>
    </nav>
  );
}
