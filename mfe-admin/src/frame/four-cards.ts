import { from } from '@counterpart/design-system/layout';
import styled from 'styled-components';

/** Two by two on a phone, where four rows would push the table off the screen. */
export const FourCards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(8rem, 40%)), 1fr));
  gap: var(--cp-space-12);

  ${from('large')} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: var(--cp-space-16);
  }
`;
