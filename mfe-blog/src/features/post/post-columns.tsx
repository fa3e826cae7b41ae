import { from } from '@counterpart/design-system/layout';
import type { ReactNode } from 'react';
import styled from 'styled-components';

/** The reading column; on wide screens what helps to find one's way stands beside it and stays in view. */
const Columns = styled.div`
  display: grid;
  gap: var(--cp-space-32);
  grid-template-columns: minmax(0, var(--cp-size-frame-reading));
  justify-content: center;

  ${from('large')} {
    grid-template-columns: minmax(0, var(--cp-size-frame-reading)) 14rem;
    column-gap: var(--cp-space-64);
  }
`;

const Aside = styled.div`
  ${from('large')} {
    grid-column: 2;
    grid-row: 1 / span 3;

    > * {
      position: sticky;
      inset-block-start: var(--cp-space-64);
      padding-block-start: var(--cp-space-64);
    }
  }
`;

const Column = styled.div`
  grid-column: 1;
`;

interface Props {
  readonly head: ReactNode;
  /** Between head and text on small screens; nothing leaves its place empty. */
  readonly aside: ReactNode;
  readonly children: ReactNode;
}

/** Layout of an article's parts. */
export function PostColumns({ head, aside, children }: Props): ReactNode {
  return (
    <Columns>
      <Column>{head}</Column>
      {aside && (
        <Aside>
          <div>{aside}</div>
        </Aside>
      )}
      <Column>{children}</Column>
    </Columns>
  );
}
