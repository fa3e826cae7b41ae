import { from } from '@counterpart/design-system/layout';
import { Heading, Text } from '@counterpart/design-system/text';
import { useId, type ReactNode } from 'react';
import styled from 'styled-components';

const Section = styled.section`
  display: grid;
  gap: var(--cp-space-16);
  padding-block: var(--cp-space-24);
  border-top: 1px solid var(--cp-border);

  &:first-child {
    padding-block-start: 0;
    border-top: 0;
  }

  ${from('large')} {
    grid-template-columns: 15rem minmax(0, 1fr);
    gap: var(--cp-space-32);
  }
`;

const Words = styled.div`
  display: grid;
  gap: var(--cp-space-4);
  align-content: start;
`;

const Content = styled.div`
  display: grid;
  gap: var(--cp-space-16);
  max-width: 40rem;
`;

/** Two fields beside each other where there is room. */
export const Pair = styled.div`
  display: grid;
  gap: var(--cp-space-16);
  align-items: start;

  ${from('small')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** Settings that belong together: what they are about beside them. */
export function SettingsSection({
  title,
  description,
  children,
}: {
  readonly title: string;
  readonly description: string;
  readonly children: ReactNode;
}): ReactNode {
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <Words>
        <Heading level={2} size="large" id={id}>
          {title}
        </Heading>
        <Text size="small" tone="muted">
          {description}
        </Text>
      </Words>
      <Content>{children}</Content>
    </Section>
  );
}
