import { Grid, Stack } from '@counterpart/design-system/layout';
import { Heading, Text } from '@counterpart/design-system/text';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { steps } from './why-join-content';

const Step = styled.li`
  display: flex;
  flex-direction: column;
  gap: var(--cp-space-8);
  padding-top: var(--cp-space-16);
  border-top: 2px solid var(--cp-primary);
`;

/** Shows how to join, in three steps. */
export function JoiningSteps(): ReactNode {
  return (
    <Stack as="section" aria-labelledby="steps-title" gap={24}>
      <Heading level={2} size="section" id="steps-title">
        Join in three steps
      </Heading>
      <Grid as="ol" columns={3} gap={24}>
        {steps.map(({ title, text }, index) => (
          <Step key={title}>
            <Text
              as="span"
              size="small"
              weight="semibold"
              tone="primary"
              aria-hidden="true"
            >{`Step ${index + 1}`}</Text>
            <Heading level={3}>{title}</Heading>
            <Text tone="muted">{text}</Text>
          </Step>
        ))}
      </Grid>
    </Stack>
  );
}
