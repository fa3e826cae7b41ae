import type { User } from '@counterpart/api/contract';
import { Card } from '@counterpart/design-system/card';
import { Container, Stack } from '@counterpart/design-system/layout';
import { PageHeader } from '@counterpart/design-system/page-header';
import { Skeleton, SkeletonGroup, SkeletonText } from '@counterpart/design-system/skeleton';
import { Spinner } from '@counterpart/design-system/spinner';
import { Tabs } from '@counterpart/design-system/tabs';
import { lazyPart, useSession } from '@counterpart/shell/sdk';
import { useSearchParams } from '@counterpart/shell/sdk/router';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Appearance } from './preferences/appearance';
import type { ChosenPlan } from './billing/chosen-plan';
import { AvatarPicker } from './account/avatar-picker';
import { BlockedPeople } from './preferences/blocked-people';
import { NotificationChoices } from './preferences/notification-choices';
import { PasswordForm } from './account/password-form';
import { PersonalForm } from './account/personal-form';
import { PresenceChoice } from './preferences/presence-choice';
import { QuickReplies } from './quick-replies/quick-replies';
import { SessionList } from './account/session-list';
import { YourData } from './account/your-data';
import { ConfirmedProvider } from './second-steps/confirmed';

/** These come with their tabs. */
const BillingTab = lazyPart(async () => (await import('./billing/billing-tab')).BillingTab, {
  name: 'billing',
  loading: () => <TabOutline />,
});

const SecondSteps = lazyPart(async () => (await import('./second-steps/second-steps')).SecondSteps, {
  name: 'your second step',
  loading: () => <TabOutline />,
});

const MeetingsTab = lazyPart(async () => (await import('./meetings/meetings-tab')).MeetingsTab, {
  name: 'your meeting settings',
  loading: () => <TabOutline />,
});

const SupportTab = lazyPart(async () => (await import('./support/support-tab')).SupportTab, {
  name: 'support',
  loading: () => <TabOutline />,
});

const tabs = ['personal', 'replies', 'meetings', 'security', 'billing', 'support'] as const;
type SettingsTab = (typeof tabs)[number];
const tabsOfProfessionals: readonly SettingsTab[] = ['replies', 'meetings', 'billing', 'support'];

/** A tab's frame while its code is on its way. */
function TabOutline(): ReactNode {
  return (
    <SkeletonGroup>
      <Stack gap={24}>
        <Skeleton shape="block" height={28} width="40%" />
        <SkeletonText />
        <Skeleton shape="block" height={160} />
      </Stack>
    </SkeletonGroup>
  );
}

const Body = styled.div`
  padding-bottom: var(--cp-space-64);
`;

/** `/profile`: the account of the signed-in person. The tab is in the URL. */
export function SettingsPage(): ReactNode {
  const { user } = useSession();
  const [search, setSearch] = useSearchParams();
  if (!user) return <Spinner centered />;

  const showTab = (tab: SettingsTab) =>
    setSearch(tab === 'personal' ? {} : { tab }, { replace: true, preventScrollReset: true });
  const isProfessional = user.userType === 'accountant';

  return (
    <Container size="reading">
      <PageHeader title="Profile Settings" description="Your details, your password and your data." />
      <ConfirmedProvider>
        <Body>
          <Card padding="large">
            <Tabs<SettingsTab>
              label="Profile settings"
              value={shownTab(search.get('tab'), isProfessional)}
              onChange={showTab}
              items={[
                { id: 'personal', label: 'Personal Information', content: <PersonalTab user={user} /> },
                ...(isProfessional
                  ? [
                      { id: 'replies', label: 'Quick Replies', content: <QuickReplies /> } as const,
                      {
                        id: 'meetings' as const,
                        label: 'Meetings',
                        content: <MeetingsTab user={user} />,
                      },
                    ]
                  : []),
                { id: 'security', label: 'Security', content: <SecurityTab isLedHere={search.has('next')} /> },
                ...(isProfessional
                  ? [
                      {
                        id: 'billing' as const,
                        label: 'Billing',
                        content: <BillingTab chosen={chosenPlan(search)} onClose={() => showTab('billing')} />,
                      },
                      {
                        id: 'support' as const,
                        label: 'Support',
                        content: <SupportTab />,
                      },
                    ]
                  : []),
              ]}
            />
          </Card>
        </Body>
      </ConfirmedProvider>
    </Container>
  );
}

/** The tab that a URL names; some are for professionals. */
function shownTab(name: string | null, isProfessional: boolean): SettingsTab {
  const tab = tabs.find((id) => id === name) ?? 'personal';
  return isProfessional || !tabsOfProfessionals.includes(tab) ? tab : 'personal';
}

/** The plan that the pricing page has put into the URL, to be confirmed. */
function chosenPlan(search: URLSearchParams): ChosenPlan | null {
  const plan = search.get('plan');
  if (plan !== 'professional' && plan !== 'premium') return null;
  return { plan, interval: search.get('interval') === 'annual' ? 'annual' : 'monthly' };
}

function PersonalTab({ user }: { readonly user: User }): ReactNode {
  return (
    <Stack gap={32}>
      <AvatarPicker user={user} />
      <PersonalForm key={user.id} user={user} />
      <Appearance />
      <NotificationChoices />
    </Stack>
  );
}

/** @param isLedHere For a second step: it comes first. */
function SecurityTab({ isLedHere }: { readonly isLedHere: boolean }): ReactNode {
  return (
    <Stack gap={32}>
      {isLedHere && <SecondSteps />}
      <PasswordForm />
      {!isLedHere && <SecondSteps />}
      <SessionList />
      <PresenceChoice />
      <BlockedPeople />
      <YourData />
    </Stack>
  );
}
