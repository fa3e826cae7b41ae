import { Container, Grid, Stack } from '@counterpart/design-system/layout';
import { Skeleton, SkeletonGroup, SkeletonText } from '@counterpart/design-system/skeleton';
import type { ReactNode } from 'react';

const cards = 3;

/** Instead of a page that is not there yet: the outline of a heading, an introduction and some cards. */
export function PageOutline(): ReactNode {
  return (
    <Container style={{ paddingBlock: 'var(--cp-space-64)', minHeight: '100dvh' }}>
      <SkeletonGroup>
        <Stack gap={40}>
          <Stack gap={16} style={{ maxWidth: '60ch' }}>
            <Skeleton height={40} width="75%" />
            <SkeletonText lines={2} />
          </Stack>
          <Grid columns={3}>
            {Array.from({ length: cards }, (_, card) => (
              <Stack key={card} gap={16}>
                <Skeleton shape="block" height={160} />
                <SkeletonText lines={3} />
              </Stack>
            ))}
          </Grid>
        </Stack>
      </SkeletonGroup>
    </Container>
  );
}
