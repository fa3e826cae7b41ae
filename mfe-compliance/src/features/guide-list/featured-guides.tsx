import { Grid, Stack } from '@counterpart/design-system/layout';
import { Heading } from '@counterpart/design-system/text';
import { useApi } from '@counterpart/shell/sdk';
import { useId, type ReactNode } from 'react';
import { GuideCard } from './guide-card';

/** Guides chosen by the editors. Shows nothing while there are none, and nothing when they cannot be loaded (B §8). */
export function FeaturedGuides(): ReactNode {
  const headingId = useId();
  const { data: guides = [] } = useApi('/api/compliance', { query: { featured: true } });
  if (guides.length === 0) return null;
  return (
    <Stack as="section" gap={16} aria-labelledby={headingId}>
      <Heading level={2} id={headingId}>
        Featured Guides
      </Heading>
      <Grid columns={3} gap={24}>
        {guides.map((guide) => (
          <GuideCard key={guide.id} guide={guide} />
        ))}
      </Grid>
    </Stack>
  );
}
