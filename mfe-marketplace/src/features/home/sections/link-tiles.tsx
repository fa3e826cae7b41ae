import { Icon, type IconName } from '@counterpart/design-system/icon';
import { below, from } from '@counterpart/design-system/layout';
import { Link } from '@counterpart/design-system/link';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { revealFocused, sideways } from '../../../side-scroll';

export interface Tile {
  readonly href: string;
  readonly label: string;
  readonly icon: IconName;
}

/** Two rows that scroll sideways on a phone, columns on wider windows. */
const List = styled.ul.attrs({ onFocus: revealFocused })`
  display: grid;
  gap: var(--cp-space-8);
  ${below('medium')} {
    ${sideways}
    grid-template-rows: repeat(2, auto);
    grid-auto-columns: max-content;
    grid-auto-flow: column;
  }
  ${from('medium')} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

const TileLink = styled(Link)`
  display: flex;
  align-items: center;
  gap: var(--cp-space-8);
  height: 100%;
  min-height: 44px;
  padding: var(--cp-space-8) var(--cp-space-12);
  border: 1px solid var(--cp-border);
  border-radius: var(--cp-radius-large);
  background: var(--cp-bg);
  font-weight: var(--cp-weight-medium);
  line-height: 1.3;
  transition:
    border-color var(--cp-motion-fast) var(--cp-motion-ease),
    transform var(--cp-motion-fast) var(--cp-motion-ease);
  &:hover {
    border-color: var(--cp-primary-border);
    text-decoration-line: none;
    transform: translateY(-2px);
  }
  > svg {
    color: var(--cp-primary);
  }
`;

/** Links of equal size, a drawing before each. */
export function LinkTiles({ label, tiles }: { readonly label: string; readonly tiles: readonly Tile[] }): ReactNode {
  return (
    <List aria-label={label}>
      {tiles.map(({ href, label: text, icon }) => (
        <li key={href}>
          <TileLink href={href} tone="quiet">
            <Icon name={icon} size={20} />
            <span>{text}</span>
          </TileLink>
        </li>
      ))}
    </List>
  );
}
