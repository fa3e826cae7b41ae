import { from } from '@counterpart/design-system/layout';
import styled from 'styled-components';

/** A search field and two selects: in one row on wide screens, the field above them on small ones. */
export const FilterRow = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--cp-space-12);

  & > :first-child {
    grid-column: 1 / -1;
  }

  ${from('medium')} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr);

    & > :first-child {
      grid-column: auto;
    }
  }
`;

/** Fields side by side, as many as fit on a phone. */
export const FilterGrid = styled.div<{ $columns: number }>`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 10rem), 1fr));
  gap: var(--cp-space-12);
  align-items: end;

  ${from('medium')} {
    grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  }
`;
