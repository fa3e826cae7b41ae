import type { ReactNode } from 'react';
import styled from 'styled-components';

const List = styled.dl`
  display: grid;
  grid-template-columns: minmax(min(7rem, 30%), max-content) minmax(0, 1fr);
  gap: var(--cp-space-4) var(--cp-space-16);
  margin: 0;
  font-size: var(--cp-font-size-small);

  dt {
    color: var(--cp-text-2);
  }

  dd {
    margin: 0;
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
  }
`;

/** Names and values in two columns; those without a value are left out. */
export function Facts({ facts }: { readonly facts: readonly (readonly [string, ReactNode])[] }): ReactNode {
  return (
    <List>
      {facts
        .filter(([, value]) => value !== null && value !== undefined && value !== false && value !== '')
        .map(([name, value]) => (
          <div key={name} style={{ display: 'contents' }}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </List>
  );
}

/** A user's words, verbatim. */
export const Quoted = styled.blockquote.attrs({ dir: 'auto' })`
  margin: 0;
  padding: var(--cp-space-12) var(--cp-space-16);
  border-inline-start: 3px solid var(--cp-border);
  background: var(--cp-bg-subtle);
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
