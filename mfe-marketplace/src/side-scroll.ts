import { below, from } from '@counterpart/design-system/layout';
import type { FocusEvent } from 'react';
import styled from 'styled-components';

/** Browsers do not scroll sideways to a control of which a little is seen already. */
function revealFocused({ target }: FocusEvent): void {
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/**
 * Cards with links, in a row that scrolls sideways on small windows, the next one in sight. On wide windows there are
 * three in a row, or they stand below each other where the list is a column of its own.
 */
export const SideScroll = styled.ul.attrs({ onFocus: revealFocused })<{ $stacked?: boolean }>`
  display: grid;
  gap: var(--cp-space-16);
  ${below('large')} {
    grid-auto-columns: min(84%, 340px);
    grid-auto-flow: column;
    overflow-x: auto;
    margin-inline: calc(-1 * var(--cp-space-16));
    padding: var(--cp-space-4) var(--cp-space-16) var(--cp-space-12);
    scroll-padding-inline: var(--cp-space-16);
    > li {
      min-width: 0;
    }
  }
  ${from('large')} {
    flex: 1;
    ${({ $stacked }) =>
      $stacked ? 'grid-auto-rows: 1fr;' : 'grid-template-columns: repeat(3, minmax(0, 1fr)); gap: var(--cp-space-24);'}
  }
`;
