import { Card } from '@counterpart/design-system/card';
import { Icon, type IconName } from '@counterpart/design-system/icon';
import { Heading, Text } from '@counterpart/design-system/text';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Mark = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  width: 44px;
  height: 44px;
  border-radius: var(--cp-radius-medium);
  background: var(--cp-primary-bg);
  color: var(--cp-primary);
  font-weight: var(--cp-weight-bold);
  font-variant-numeric: tabular-nums;
`;

const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--cp-space-8);
`;

interface Props {
  /** A drawing, or the number of a step. */
  readonly mark: IconName | number;
  readonly title: string;
  readonly text: string;
}

/** A drawing or a number, a title and two lines. */
export function PointCard({ mark, title, text }: Props): ReactNode {
  return (
    <Card as="li">
      <Body>
        <Mark aria-hidden="true">{typeof mark === 'number' ? mark : <Icon name={mark} size={24} />}</Mark>
        <Heading level={3}>{title}</Heading>
        <Text tone="muted">{text}</Text>
      </Body>
    </Card>
  );
}
