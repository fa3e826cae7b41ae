import type { Review, User, UserType } from '@counterpart/api/contract';
import { LinkButton } from '@counterpart/design-system/button';
import { from, Container, Stack } from '@counterpart/design-system/layout';
import { PageHeader } from '@counterpart/design-system/page-header';
import { Skeleton, SkeletonGroup } from '@counterpart/design-system/skeleton';
import { Spinner } from '@counterpart/design-system/spinner';
import { lazyPart, useSession } from '@counterpart/shell/sdk';
import { useSearchParams } from '@counterpart/shell/sdk/router';
import { useEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { AccountPanel } from '../features/dashboard/account-panel';
import { entriesFor, readTab, type DashboardTab } from '../features/dashboard/dashboard-tabs';
import { ReceivedReviews } from '../features/dashboard/received-reviews';
import { MeetingsPanel } from '../features/dashboard/meetings-panel';
import { MessagesPanel } from '../features/dashboard/messages-panel';
import { WrittenReviews } from '../features/dashboard/written-reviews';
import { ManageProfile } from '../features/listing/manage-profile';
import { ReviewInvitations } from '../features/review-invitations/review-invitations';
import { ReviewNotes } from '../features/reviews/review-notes';
import { SavedProfessionals } from '../saved/saved-professionals';
import { VerificationPanel } from '../features/verification/verification-panel';
import { DashboardOverview } from './dashboard-overview';
import { ProfilePreview } from './profile-preview';

/** For few people, and with controls that nothing else here has: its code comes with its tab. */
const AnalyticsTab = lazyPart(async () => (await import('../features/analytics/analytics-tab')).AnalyticsTab, {
  name: 'your analytics',
  loading: (
    <SkeletonGroup label="Loading analytics">
      <Stack gap={24}>
        <Skeleton shape="block" height={96} />
        <Skeleton shape="block" height={284} />
      </Stack>
    </SkeletonGroup>
  ),
});

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--cp-space-32);
  align-items: start;
  padding-bottom: var(--cp-space-64);
  ${from('large')} {
    grid-template-columns: 288px minmax(0, 1fr);
  }
`;

const Panel = styled.section`
  &:focus-visible {
    outline: none;
  }
`;

/** Written reviews are one's own. */
const author: Review['permissions'] = { edit: true, reply: false, report: false };

const content: Record<DashboardTab, (user: User) => ReactNode> = {
  overview: (user) => <DashboardOverview user={user} />,
  profile: (user) => (
    <ManageProfile
      user={user}
      preview={(professional) => <ProfilePreview professional={professional} />}
      verification={<VerificationPanel />}
    />
  ),
  messages: () => <MessagesPanel />,
  meetings: (user) => <MeetingsPanel user={user} />,
  reviews: (user) =>
    user.userType === 'accountant' ? (
      <Stack gap={32}>
        <ReceivedReviews user={user} notes={(review) => <ReviewNotes review={review} professional={user} />} />
        <ReviewInvitations />
      </Stack>
    ) : (
      <WrittenReviews
        notes={(review) => (
          <ReviewNotes review={{ ...review, permissions: author }} professional={review.professional} />
        )}
      />
    ),
  saved: () => <SavedProfessionals />,
  analytics: () => <AnalyticsTab />,
};

/** Main goal of each user type, where nothing else on the page leads there. */
const actions: Record<UserType, ReactNode> = {
  client: (
    <LinkButton href="/search" variant="secondary" icon="search">
      Find Accountants
    </LinkButton>
  ),
  accountant: null,
  admin: (
    <LinkButton href="/admin" variant="secondary" icon="users">
      Manage Users
    </LinkButton>
  ),
};

/** `/dashboard`: what the signed-in person has and can do next. The tab is in the URL. */
export function DashboardPage(): ReactNode {
  const { user } = useSession();
  const [search] = useSearchParams();
  if (!user) return <Spinner centered />;
  return <DashboardOf user={user} tab={readTab(search, user.userType)} />;
}

function DashboardOf({ user, tab }: { readonly user: User; readonly tab: DashboardTab }): ReactNode {
  const panel = useRef<HTMLElement>(null);
  const shown = useRef(tab);

  // The link that was followed is gone with its tab: the focus goes to what it opened.
  useEffect(() => {
    if (shown.current === tab) return;
    shown.current = tab;
    panel.current?.focus({ preventScroll: true });
  }, [tab]);

  return (
    <Container>
      <PageHeader
        title="Dashboard"
        description={`Welcome back, ${user.firstName}.`}
        actions={tab === 'overview' && actions[user.userType]}
      />
      <Columns>
        <AccountPanel user={user} tab={tab} />
        <Panel
          ref={panel}
          tabIndex={-1}
          aria-label={entriesFor(user.userType).find((entry) => entry.tab === tab)?.label}
        >
          {content[tab](user)}
        </Panel>
      </Columns>
    </Container>
  );
}
