import { Text } from '@counterpart/design-system/text';
import type { ReactNode } from 'react';
import styled from 'styled-components';

/** Short facts beside each other: a label above each value. */
export const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: var(--cp-space-12) var(--cp-space-32);
`;

/** One of `Facts`. */
export function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }): ReactNode {
  return (
    <div>
      <Text as="dt" size="small" tone="subtle">
        {label}
      </Text>
      <Text as="dd" weight="medium" tabular>
        {children}
      </Text>
    </div>
  );
}
