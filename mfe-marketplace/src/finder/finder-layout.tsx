import { from } from '@counterpart/design-system/layout';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--cp-space-16);
  padding-bottom: var(--cp-space-64);
  ${from('large')} {
    grid-template-columns: 248px minmax(0, 1fr);
    gap: var(--cp-space-32);
    align-items: start;
  }
`;

const Results = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--cp-space-12);
  min-width: 0;
`;

const Stale = styled.div<{ $stale: boolean }>`
  opacity: ${({ $stale }) => ($stale ? 0.55 : 1)};
  transition: opacity var(--cp-motion-normal) var(--cp-motion-ease);
`;

interface Props {
  readonly filters: ReactNode;
  readonly children: ReactNode;
}

/** Filters beside the results on wide windows, above them on others. */
export function FinderLayout({ filters, children }: Props): ReactNode {
  return (
    <Columns>
      <div>{filters}</div>
      <Results>{children}</Results>
    </Columns>
  );
}

/** Results of the query before, shown until the new ones are here. */
export function MaybeStale({ stale, children }: { readonly stale: boolean; readonly children: ReactNode }): ReactNode {
  return (
    <Stale $stale={stale} aria-busy={stale}>
      {children}
    </Stale>
  );
}
