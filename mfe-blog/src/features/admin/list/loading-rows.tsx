import { Stack } from '@counterpart/design-system/layout';
import { Skeleton, SkeletonGroup } from '@counterpart/design-system/skeleton';
import type { ReactNode } from 'react';

/** The table before it is there. */
export function LoadingRows({ label = 'Loading posts' }: { readonly label?: string }): ReactNode {
  return (
    <SkeletonGroup label={label}>
      <Stack gap={8}>
        {Array.from({ length: 8 }, (_, row) => (
          <Skeleton key={row} shape="block" height={64} />
        ))}
      </Stack>
    </SkeletonGroup>
  );
}
