import { Card } from '@counterpart/design-system/card';
import { Icon } from '@counterpart/design-system/icon';
import { Grid, Stack } from '@counterpart/design-system/layout';
import { Heading, Text } from '@counterpart/design-system/text';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { benefits } from './how-it-works-content';

const Mark = styled.span`
  color: var(--cp-primary);
`;

/** What holds for everybody who uses it. */
export function BenefitsSection(): ReactNode {
  return (
    <Stack as="section" aria-labelledby="benefits-title" gap={24}>
      <Heading level={2} id="benefits-title">
        What you can rely on
      </Heading>
      <Grid as="ul" columns={4} gap={16}>
        {benefits.map(({ icon, title, text }) => (
          <Card as="li" key={title}>
            <Stack gap={12}>
              <Mark>
                <Icon name={icon} size={24} />
              </Mark>
              <Heading level={3}>{title}</Heading>
              <Text tone="muted">{text}</Text>
            </Stack>
          </Card>
        ))}
      </Grid>
    </Stack>
  );
}
