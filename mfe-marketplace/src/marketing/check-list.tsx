import { Icon } from '@counterpart/design-system/icon';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: var(--cp-space-8);
  > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--cp-space-8);
    text-wrap: pretty;
  }
  svg {
    margin-top: 2px;
    color: var(--cp-primary);
  }
`;

/** Features of a plan, each with a check mark. */
export function CheckList({ items }: { readonly items: readonly string[] }): ReactNode {
  return (
    <List>
      {items.map((item) => (
        <li key={item}>
          <Icon name="check" size={20} />
          <span>{item}</span>
        </li>
      ))}
    </List>
  );
}
