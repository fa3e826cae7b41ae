import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Heading, Text, type HeadingLevel } from '../components/text/text';
import { Illustration, type Picture } from '../components/illustration/illustration';

const Root = styled.div<{ $compact: boolean }>`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: var(--cp-space-8);
  padding: ${({ $compact }) => ($compact ? 'var(--cp-space-24)' : 'var(--cp-space-64)')} var(--cp-space-16);
  text-align: center;
`;

const Words = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--cp-space-4);
  max-width: 30rem;
  margin-top: var(--cp-space-8);
  text-wrap: balance;
`;

const Action = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--cp-space-8);
  margin-top: var(--cp-space-12);
`;

export interface StateFrameProps {
  readonly title: ReactNode;
  readonly description?: ReactNode;
  readonly illustration: Picture | null;
  readonly action?: ReactNode;
  readonly headingLevel: HeadingLevel;
  readonly compact: boolean;
  readonly role?: 'alert' | 'status';
}

/** The shape that empty, broken and lost places share: a drawing, a heading, a sentence, one next step. */
export function StateFrame({
  title,
  description,
  illustration,
  action,
  headingLevel,
  compact,
  role,
}: StateFrameProps): ReactNode {
  return (
    <Root $compact={compact} role={role}>
      {illustration && <Illustration picture={illustration} size={compact ? 168 : 240} />}
      <Words>
        <Heading level={headingLevel} size={compact ? 'large' : headingLevel === 1 ? 'title' : 'heading'}>
          {title}
        </Heading>
        {description && (
          <Text as="div" tone="muted">
            {description}
          </Text>
        )}
      </Words>
      {action && <Action>{action}</Action>}
    </Root>
  );
}
