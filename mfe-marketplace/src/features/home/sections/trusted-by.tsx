import { Container } from '@counterpart/design-system/layout';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const names = [
  'Harbor & Pine',
  'Northfield Dental',
  'Juniper Foods',
  'Bluebird Studio',
  'Calder Construction',
  'Osprey Labs',
] as const;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: var(--cp-space-8) var(--cp-space-32);
  padding-block: var(--cp-space-24);
  color: var(--cp-text-3);
`;

const Names = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--cp-space-8) var(--cp-space-32);
  font-weight: var(--cp-weight-semibold);
  color: var(--cp-text-2);
`;

const SmallPrint = styled.span`
  margin-inline-start: auto;
  font-size: var(--cp-font-size-small);
`;

/** Names that trust the product; made up, and said to be. */
export function TrustedBy(): ReactNode {
  return (
    <Container>
      <Line>
        <span>Trusted by</span>
        <Names aria-label="Trusted by">
          {names.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </Names>
        <SmallPrint>Illustrative</SmallPrint>
      </Line>
    </Container>
  );
}
