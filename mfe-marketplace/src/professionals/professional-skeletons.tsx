import { Card } from '@counterpart/design-system/card';
import { Inline, Stack } from '@counterpart/design-system/layout';
import { Skeleton, SkeletonGroup, SkeletonText } from '@counterpart/design-system/skeleton';
import type { ReactNode } from 'react';

/** Rows that are on their way. */
export function ProfessionalSkeletons({ count, label }: { readonly count: number; readonly label: string }): ReactNode {
  return (
    <SkeletonGroup label={label}>
      <Stack gap={16}>
        {Array.from({ length: count }, (_, index) => (
          <Card key={index}>
            <Stack gap={16}>
              <Inline gap={16} wrap={false}>
                <Skeleton shape="circle" height={64} />
                <Stack gap={8}>
                  <Skeleton width={180} height={20} />
                  <Skeleton width={120} />
                </Stack>
              </Inline>
              <SkeletonText lines={3} />
            </Stack>
          </Card>
        ))}
      </Stack>
    </SkeletonGroup>
  );
}
