import type { User } from '@counterpart/api/contract';
import { Stack } from '@counterpart/design-system/layout';
import type { ReactNode } from 'react';
import { ConnectionMeter } from '../features/dashboard/connection-meter';
import { tabPath } from '../features/dashboard/dashboard-tabs';
import { ListingNotice } from '../features/dashboard/listing-notice';
import { NextMeetings } from '../features/dashboard/meetings-panel';
import { WaitingMessages } from '../features/dashboard/messages-panel';
import { Overview } from '../features/dashboard/overview';
import { PaymentNotice } from '../features/dashboard/payment-notice';
import { ListingProgress } from '../features/listing/listing-progress';
import { Widgets } from '../features/dashboard/widgets';
import { LastMatches } from '../features/quiz/last-matches';
import { SavedPreview } from '../saved/saved-preview';

/** Shows what waits for this user first, then their figures, then what they could do next. */
export function DashboardOverview({ user }: { readonly user: User }): ReactNode {
  const isProfessional = user.userType === 'accountant';
  const isClient = user.userType === 'client';
  return (
    <Stack gap={32}>
      {isProfessional && <ListingNotice userId={user.id} />}
      {isProfessional && <PaymentNotice />}
      <WaitingMessages />
      {(isProfessional || isClient) && <NextMeetings />}
      <Overview user={user} />
      {isProfessional && <ConnectionMeter />}
      {isProfessional && <ListingProgress userId={user.id} editHref={tabPath('profile')} />}
      {isClient && <LastMatches />}
      {isClient && <SavedPreview />}
      <Widgets user={user} />
    </Stack>
  );
}
