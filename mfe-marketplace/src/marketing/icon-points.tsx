import { Icon } from '@counterpart/design-system/icon';
import { Stack } from '@counterpart/design-system/layout';
import { Heading, Text } from '@counterpart/design-system/text';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Benefit } from './benefits-section';

const List = styled.ul<{ $gap: 20 | 24 }>`
  display: flex;
  flex-direction: column;
  gap: ${({ $gap }) => `var(--cp-space-${$gap})`};
  > li {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: var(--cp-space-16);
  }
  svg {
    margin-top: 2px;
    color: var(--cp-primary);
  }
`;

/** Points below one another, each with its icon. `gap`: pixels between them. */
export function IconPoints({ points, gap }: { readonly points: readonly Benefit[]; readonly gap: 20 | 24 }): ReactNode {
  return (
    <List $gap={gap}>
      {points.map(({ icon, title, text }) => (
        <li key={title}>
          <Icon name={icon} size={24} />
          <Stack gap={4}>
            <Heading level={3} size="body">
              {title}
            </Heading>
            <Text tone="muted">{text}</Text>
          </Stack>
        </li>
      ))}
    </List>
  );
}
