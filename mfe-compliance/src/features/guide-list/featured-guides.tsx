import { Grid, Stack } from '@counterpart/design-system/layout';
import { Heading } from '@counterpart/design-system/text';
import type { Guide } from '@counterpart/api/contract';
import { useId, type ReactNode } from 'react';
import { GuideCard } from './guide-card';

/** Guides chosen by the editors. Shows nothing without any. */
export function FeaturedGuides({ guides }: { readonly guides: readonly Guide[] }): ReactNode {
  const headingId = useId();
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
