import { Card } from '@counterpart/design-system/card';
import { from, Container, Inline, Stack } from '@counterpart/design-system/layout';
import { Skeleton, SkeletonGroup, SkeletonText } from '@counterpart/design-system/skeleton';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Columns = styled.div`
  display: grid;
  gap: var(--cp-space-24);
  padding-block: var(--cp-space-64);
  ${from('large')} {
    grid-template-columns: 360px minmax(0, 1fr);
    gap: var(--cp-space-32);
    align-items: start;
  }
`;

/** A profile that is on its way. */
export function ProfileSkeleton(): ReactNode {
  return (
    <Container>
      <SkeletonGroup label="Loading profile">
        <Columns>
          <Card>
            <Stack gap={24}>
              <Inline gap={16} wrap={false}>
                <Skeleton shape="circle" height={64} />
                <Stack gap={8}>
                  <Skeleton width={160} height={24} />
                  <Skeleton width={110} />
                </Stack>
              </Inline>
              <Skeleton shape="block" height={48} />
              <SkeletonText lines={4} />
            </Stack>
          </Card>
          <Card>
            <SkeletonText lines={8} />
          </Card>
        </Columns>
      </SkeletonGroup>
    </Container>
  );
}
