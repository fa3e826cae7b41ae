import { Card } from '@counterpart/design-system/card';
import { Grid, Stack } from '@counterpart/design-system/layout';
import { Skeleton, SkeletonGroup, SkeletonText } from '@counterpart/design-system/skeleton';
import type { ReactNode } from 'react';

interface Props {
  readonly count: number;
  /** Text that is read out. */
  readonly label: string;
}

/** The outlines of cards that are coming. */
export function PostCardSkeletons({ count, label }: Props): ReactNode {
  return (
    <SkeletonGroup label={label}>
      <Grid columns={4} gap={16}>
        {Array.from({ length: count }, (_, index) => (
          <Card key={index} padding="small" data-testid="post-skeleton">
            <Stack gap={12}>
              <Skeleton shape="block" height={180} />
              <Skeleton width="35%" />
              <SkeletonText lines={4} />
            </Stack>
          </Card>
        ))}
      </Grid>
    </SkeletonGroup>
  );
}
