import { EmptyState } from '@counterpart/design-system/empty-state';
import { Stack } from '@counterpart/design-system/layout';
import { conversationsPicture } from '@counterpart/design-system/pictures/conversations';
import { pausedPicture } from '@counterpart/design-system/pictures/paused';
import { Skeleton, SkeletonGroup } from '@counterpart/design-system/skeleton';
import { Slot, useHost } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';

const loading = (
  <SkeletonGroup label="Loading messages">
    <Stack gap={8}>
      <Skeleton shape="block" height={64} />
      <Skeleton shape="block" height={64} />
    </Stack>
  </SkeletonGroup>
);

/** The Messages tab: what messaging shows there, or why it shows nothing. */
export function MessagesPanel(): ReactNode {
  const isOff = useHost().areas.switchedOff.includes('messaging');
  return (
    <Slot
      name="dashboard.messages"
      props={{ view: 'all' }}
      loading={loading}
      fallback={
        <EmptyState
          headingLevel={2}
          illustration={isOff ? pausedPicture : conversationsPicture}
          title={isOff ? 'Messages are switched off for now' : 'Messages can’t be shown right now'}
          description={
            isOff
              ? 'Your conversations are stored, and open again when messages are back.'
              : 'Your conversations are safe. Try again in a few minutes.'
          }
        />
      }
    />
  );
}

/** Messages that wait for the user; nothing while messaging is unavailable. */
export function WaitingMessages(): ReactNode {
  return <Slot name="dashboard.messages" props={{ view: 'overview' }} loading={loading} />;
}
