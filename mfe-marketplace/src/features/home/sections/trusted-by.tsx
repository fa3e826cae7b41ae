import { from } from '@counterpart/design-system/layout';
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
  justify-content: space-between;
  gap: var(--cp-space-4) var(--cp-space-16);
  padding-block: var(--cp-space-12);
  border-top: 1px solid var(--cp-border);
  color: var(--cp-text-3);
  font-size: var(--cp-font-size-small);
  ${from('large')} {
    gap: var(--cp-space-8) var(--cp-space-32);
    padding-block: var(--cp-space-16);
    font-size: var(--cp-font-size-body);
  }
`;

/** On a phone below the two words that frame it. */
const Names = styled.ul`
  display: flex;
  flex-wrap: wrap;
  order: 1;
  width: 100%;
  gap: var(--cp-space-4) var(--cp-space-16);
  ${from('large')} {
    order: 0;
    flex: 1;
    width: auto;
    gap: var(--cp-space-8) var(--cp-space-32);
  }
  font-weight: var(--cp-weight-semibold);
  color: var(--cp-text-2);
`;

const SmallPrint = styled.span`
  font-size: var(--cp-font-size-small);
`;

/** Names that trust the product; made up, and said to be. */
export function TrustedBy(): ReactNode {
  return (
    <Line>
      <span>Trusted by</span>
      <Names aria-label="Trusted by">
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </Names>
      <SmallPrint>Example companies</SmallPrint>
    </Line>
  );
}
