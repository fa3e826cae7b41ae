import type { ReactNode } from 'react';
import { Skeleton, SkeletonText } from '../skeleton/skeleton';
import { RowFrame, RowPart } from './row-card';

/** The outline of a row, as high as a row is. */
export function ProfessionalCardSkeleton(): ReactNode {
  return (
    <RowFrame>
      <RowPart $area="picture">
        <Skeleton shape="circle" height={64} />
      </RowPart>
      <RowPart $area="who">
        <Skeleton width={180} height={47} />
      </RowPart>
      <RowPart $area="facts">
        <SkeletonText lines={3} />
      </RowPart>
      <RowPart $area="words">
        <SkeletonText lines={4} />
      </RowPart>
      <RowPart $area="side">
        <Skeleton shape="block" height={88} />
      </RowPart>
    </RowFrame>
  );
}
