import { Card } from '@counterpart/design-system/card';
import { Icon, type IconName } from '@counterpart/design-system/icon';
import { Grid, Stack } from '@counterpart/design-system/layout';
import { Heading, Text } from '@counterpart/design-system/text';
import { useId, type ReactNode } from 'react';
import styled from 'styled-components';

export interface Benefit {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
}

interface Props {
  readonly title: string;
  readonly benefits: readonly Benefit[];
  readonly columns: 3 | 4;
}

const Mark = styled.span`
  color: var(--cp-primary);
`;

/** What people get, in cards. */
export function BenefitsSection({ title, benefits, columns }: Props): ReactNode {
  const titleId = useId();
  return (
    <Stack as="section" aria-labelledby={titleId} gap={24}>
      <Heading level={2} id={titleId}>
        {title}
      </Heading>
      <Grid as="ul" columns={columns} gap={16}>
        {benefits.map((benefit) => (
          <Card as="li" key={benefit.title}>
            <Stack gap={12}>
              <Mark>
                <Icon name={benefit.icon} size={24} />
              </Mark>
              <Heading level={3}>{benefit.title}</Heading>
              <Text tone="muted">{benefit.text}</Text>
            </Stack>
          </Card>
        ))}
      </Grid>
    </Stack>
  );
}
