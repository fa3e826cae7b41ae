import { Icon } from '@counterpart/design-system/icon';
import { Stack } from '@counterpart/design-system/layout';
import { Heading, Text } from '@counterpart/design-system/text';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { SidePanelCopy } from './side-panel-copy';

const Panel = styled.aside`
  display: flex;
  flex-direction: column;
  gap: var(--cp-space-32);
  padding: var(--cp-space-24);
  border-radius: var(--cp-radius-large);
  background: var(--cp-primary-bg);
  @media (min-width: 1024px) {
    padding: var(--cp-space-40);
  }
`;

const Points = styled.ul`
  display: flex;
  flex-direction: column;
  gap: var(--cp-space-24);
`;

const Point = styled.li`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: var(--cp-space-16);
  > svg {
    margin-top: 2px;
    color: var(--cp-primary);
  }
`;

/** What the account is good for, beside the form. */
export function SidePanel({ copy }: { readonly copy: SidePanelCopy }): ReactNode {
  return (
    <Panel aria-label="What your account gives you">
      <Heading level={2}>{copy.heading}</Heading>
      <Points>
        {copy.points.map(({ icon, title, text }) => (
          <Point key={title}>
            <Icon name={icon} size={24} />
            <Stack gap={4}>
              <Heading level={3} size="body">
                {title}
              </Heading>
              <Text tone="muted">{text}</Text>
            </Stack>
          </Point>
        ))}
      </Points>
    </Panel>
  );
}
