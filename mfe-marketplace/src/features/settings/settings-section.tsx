import { Stack } from '@counterpart/design-system/layout';
import { Heading, Text } from '@counterpart/design-system/text';
import { useId, type ReactNode } from 'react';
import styled from 'styled-components';

const Section = styled.section`
  padding-top: var(--cp-space-32);
  border-top: 1px solid var(--cp-border);
`;

interface Props {
  readonly title: string;
  readonly description: string;
  readonly children: ReactNode;
}

/** A part of a settings tab below its form. */
export function SettingsSection({ title, description, children }: Props): ReactNode {
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <Stack gap={16}>
        <Stack gap={4}>
          <Heading level={2} size="large" id={id}>
            {title}
          </Heading>
          <Text tone="muted">{description}</Text>
        </Stack>
        {children}
      </Stack>
    </Section>
  );
}
