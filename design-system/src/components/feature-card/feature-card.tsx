import type { ReactNode } from 'react';
import styled from 'styled-components';
import { below } from '../../internal/media';
import { Card } from '../card/card';
import { Icon, type IconName } from '../icon/icon';
import { Heading, type HeadingLevel } from '../text/text';

export interface FeatureCardProps {
  /** A drawing, or the number of a step: 1 for the first. */
  readonly mark: IconName | number;
  readonly title: string;
  readonly children: ReactNode;
  /** `plain` has no card around it, for a row of short points. Default `card`. */
  readonly look?: 'card' | 'plain';
  /** The element; `li` inside a list. Default `div`. */
  readonly as?: 'div' | 'li';
  /** Default 3. */
  readonly headingLevel?: HeadingLevel;
}

const Frame = styled(Card)`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: var(--cp-space-8);

  /* On a phone the drawing stands beside the heading. */
  ${below('medium')} {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    gap: var(--cp-space-8) var(--cp-space-12);

    > :first-child {
      margin-bottom: 0;
    }

    > :last-child {
      grid-column: 1 / -1;
    }
  }
`;

const Point = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  grid-template-rows: auto 1fr;
  gap: 0 var(--cp-space-16);

  > :first-child {
    grid-row: 1 / span 2;
  }

  /* On a phone the words have the whole width. */
  ${below('medium')} {
    gap: var(--cp-space-4) var(--cp-space-8);
    align-content: start;
    align-items: center;

    > :first-child {
      grid-row: 1;
    }

    > :last-child {
      grid-column: 1 / -1;
      align-self: start;
      font-size: var(--cp-font-size-small);
      line-height: var(--cp-line-height-small);
    }
  }
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
  font-weight: var(--cp-weight-bold);

  ${below('medium')} {
    ${Point} > & {
      width: var(--cp-size-control-small);
      height: var(--cp-size-control-small);
      margin-bottom: 0;
      border-radius: var(--cp-radius-small);
    }
  }
`;

const Words = styled.div`
  color: var(--cp-text-2);
  text-wrap: pretty;
`;

/** One thing the product does, or one step of a few: a drawing or a number, a heading, a sentence or two. */
export function FeatureCard({
  mark,
  title,
  children,
  as = 'div',
  look = 'card',
  headingLevel = 3,
}: FeatureCardProps): ReactNode {
  const Root = look === 'card' ? Frame : Point;
  return (
    <Root as={as}>
      <Ground aria-hidden="true">{typeof mark === 'number' ? mark : <Icon name={mark} size={24} />}</Ground>
      <Heading level={headingLevel}>{title}</Heading>
      <Words>{children}</Words>
    </Root>
  );
}
