import { ProfessionalCardSkeleton } from '@counterpart/design-system/professional-card';
import { Stack } from '@counterpart/design-system/layout';
import { SkeletonGroup } from '@counterpart/design-system/skeleton';
import type { ReactNode } from 'react';

/** Rows that are on their way, as high as those that come. */
export function ProfessionalSkeletons({ count, label }: { readonly count: number; readonly label: string }): ReactNode {
  return (
    <SkeletonGroup label={label}>
      <Stack gap={8}>
        {Array.from({ length: count }, (_, index) => (
          <ProfessionalCardSkeleton key={index} />
        ))}
      </Stack>
    </SkeletonGroup>
  );
}
