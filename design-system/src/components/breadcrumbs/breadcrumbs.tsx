import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from '../icon/icon';
import { Link } from '../link/link';

export interface Breadcrumb {
  readonly label: string;
  /** Left out on the last one: the page itself. */
  readonly href?: string;
}

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--cp-space-4);
  font-size: var(--cp-font-size-small);
  color: var(--cp-text-3);
`;

const Item = styled.li`
  display: inline-flex;
  min-width: 0;
  align-items: center;
  gap: var(--cp-space-4);
`;

const Current = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
  color: var(--cp-text-2);
  font-weight: var(--cp-weight-medium);
`;

/** The way from the home page to this one, for example Home / Accountants. */
export function Breadcrumbs({ items }: { readonly items: readonly Breadcrumb[] }): ReactNode {
  return (
    <nav aria-label="Breadcrumb">
      <List>
        {items.map((item, index) => (
          <Item key={item.label}>
            {index > 0 && <Icon name="chevron-right" size={16} />}
            {item.href && index < items.length - 1 ? (
              <Link href={item.href} tone="quiet">
                {item.label}
              </Link>
            ) : (
              <Current aria-current="page">{item.label}</Current>
            )}
          </Item>
        ))}
      </List>
    </nav>
  );
}
