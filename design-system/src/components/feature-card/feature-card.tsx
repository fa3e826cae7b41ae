import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Card } from '../card/card';
import { Icon, type IconName } from '../icon/icon';
import { Heading, type HeadingLevel } from '../text/text';

export interface FeatureCardProps {
  readonly icon: IconName;
  readonly title: string;
  readonly children: ReactNode;
  /** Below the words: a link. */
  readonly action?: ReactNode;
  /** `plain` stands without a frame, for a row of steps. Default `card`. */
  readonly look?: 'card' | 'plain';
  /** The element; `li` inside a list. Default `div`. */
  readonly as?: 'div' | 'li';
  /** Default 3. */
  readonly headingLevel?: HeadingLevel;
}

const Frame = styled(Card)<{ $plain: boolean }>`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: var(--cp-space-8);
  ${({ $plain }) => $plain && 'border-color: transparent; background: none;'}
`;

const Ground = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  width: var(--cp-size-control-large);
  height: var(--cp-size-control-large);
  margin-bottom: var(--cp-space-4);
  border-radius: var(--cp-radius-medium);
  background: var(--cp-primary-bg);
  color: var(--cp-primary);
`;

const Words = styled.div`
  color: var(--cp-text-2);
  text-wrap: pretty;
`;

/** One thing the product does, or one step of a few: a drawing, a heading, a sentence or two. */
export function FeatureCard({ icon, title, children, action, look = 'card', as = 'div', headingLevel = 3 }: FeatureCardProps): ReactNode {
  return (
    <Frame as={as} $plain={look === 'plain'} padding={look === 'plain' ? 'none' : 'medium'}>
      <Ground>
        <Icon name={icon} size={24} />
      </Ground>
      <Heading level={headingLevel}>{title}</Heading>
      <Words>{children}</Words>
      {action}
    </Frame>
  );
}
