import { withCommas } from '@counterpart/api/contract';
import { below } from '@counterpart/design-system/layout';
import { useApi } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';
import styled from 'styled-components';

/** Its line is there before the numbers are. */
const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--cp-space-4) var(--cp-space-24);
  min-height: 1.5em;
  color: var(--cp-text-2);
  ${below('medium')} {
    gap: var(--cp-space-16);
    font-size: var(--cp-font-size-small);
  }
  strong {
    color: var(--cp-text);
    font-size: var(--cp-font-size-large);
  }
`;

const words = [
  ['professionals', 'professionals'],
  ['verified', 'licenses verified'],
  ['states', 'states'],
] as const;

/** Counts of the listed people when the page was made; nothing while they are not known. */
export function Counts(): ReactNode {
  const { data } = useApi('/api/home/counts');
  const known = words.filter(([name]) => data && data[name] > 1);
  return (
    <List aria-label="In numbers">
      {known.map(([name, of]) => (
        <li key={name}>
          <strong>{data && withCommas(data[name])}</strong> <span>{of}</span>
        </li>
      ))}
    </List>
  );
}
