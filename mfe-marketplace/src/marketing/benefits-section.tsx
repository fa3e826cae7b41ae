import { FeatureCard } from '@counterpart/design-system/feature-card';
import type { IconName } from '@counterpart/design-system/icon';
import { Grid, Stack } from '@counterpart/design-system/layout';
import { Heading } from '@counterpart/design-system/text';
import { useId, type ReactNode } from 'react';

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

/** Benefits, in cards. */
export function BenefitsSection({ title, benefits, columns }: Props): ReactNode {
  const titleId = useId();
  return (
    <Stack as="section" aria-labelledby={titleId} gap={24}>
      <Heading level={2} size="section" id={titleId}>
        {title}
      </Heading>
      <Grid as="ul" columns={columns} gap={16}>
        {benefits.map(({ icon, title: benefit, text }) => (
          <FeatureCard key={benefit} as="li" mark={icon} title={benefit}>
            {text}
          </FeatureCard>
        ))}
      </Grid>
    </Stack>
  );
}
