import { Stack } from '@counterpart/design-system/layout';
import { Skeleton, SkeletonGroup } from '@counterpart/design-system/skeleton';
import type { ReactNode } from 'react';

/** In place of the table until it is there. */
export function LoadingRows(): ReactNode {
  return (
    <SkeletonGroup label="Loading users">
      <Stack gap={8}>
        {Array.from({ length: 8 }, (_, row) => (
          <Skeleton key={row} shape="block" height={48} />
        ))}
      </Stack>
    </SkeletonGroup>
  );
}
