import { Card } from '@counterpart/design-system/card';
import { Container, Stack } from '@counterpart/design-system/layout';
import { Heading, Text } from '@counterpart/design-system/text';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Frame = styled.div`
  padding-block: var(--cp-space-40) var(--cp-space-64);
`;

interface Props {
  readonly title: string;
  readonly description: string;
  readonly children: ReactNode;
}

/** One small task about the account, alone on its page. */
export function AccountCard({ title, description, children }: Props): ReactNode {
  return (
    <Container size="form">
      <Frame>
        <Stack gap={24}>
          <Stack gap={8}>
            <Heading level={1}>{title}</Heading>
            <Text tone="muted">{description}</Text>
          </Stack>
          <Card padding="large">{children}</Card>
        </Stack>
      </Frame>
    </Container>
  );
}
