import type { User } from '@counterpart/api/contract';
import { LinkButton } from '@counterpart/design-system/button';
import { EmptyState, type EmptyStateProps } from '@counterpart/design-system/empty-state';
import { Inline, Stack } from '@counterpart/design-system/layout';
import { Link } from '@counterpart/design-system/link';
import { meetingPicture } from '@counterpart/design-system/pictures/meeting';
import { Heading, Text } from '@counterpart/design-system/text';
import { useApi } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';
import { MeetingListView } from '../../meetings/meeting-list';
import { isWaitingForViewer } from '../../meetings/meeting-state';
import { useMeetings } from '../../meetings/use-meetings';
import { tabPath } from './dashboard-tabs';

/** On the overview stand the ones that need an answer, then the next ones, so many together. */
const shownOnOverview = 2;

/** The Meetings tab: what is arranged, and what was. */
export function MeetingsPanel({ user }: { readonly user: User }): ReactNode {
  const upcoming = useMeetings({ when: 'upcoming' });
  const past = useMeetings({ when: 'past' });
  const isProfessional = user.userType === 'accountant';
  return (
    <Stack gap={32}>
      <Stack gap={16}>
        <Inline gap={12} justify="between">
          <Heading level={2}>Upcoming meetings</Heading>
          {isProfessional && (
            <LinkButton href="/profile?tab=meetings" variant="secondary" size="small">
              Meeting Settings
            </LinkButton>
          )}
        </Inline>
        <MeetingListView
          meetings={upcoming}
          what="your meetings"
          empty={isProfessional ? <NothingBooked /> : <NothingArranged />}
        />
      </Stack>
      <Stack gap={16}>
        <Heading level={2}>Past meetings</Heading>
        <MeetingListView
          meetings={past}
          what="your past meetings"
          empty={<Text tone="muted">Meetings that are over, declined, or canceled are listed here.</Text>}
        />
      </Stack>
    </Stack>
  );
}

const NoMeetings = (
  props: Pick<EmptyStateProps, 'description' | 'action'> & { readonly title?: string },
): ReactNode => (
  <EmptyState compact headingLevel={3} illustration={meetingPicture} title="No meetings yet" {...props} />
);

const NothingArranged = (): ReactNode => (
  <NoMeetings
    description="Professionals who take meetings show their free times on their profile. Pick one, and it appears here."
    action={<LinkButton href="/search">Find Professionals</LinkButton>}
  />
);

/** Empty state, whose text depends on whether meetings can be booked. */
function NothingBooked(): ReactNode {
  const { data } = useApi('/api/booking/settings', {}, { revalidateOnMount: true });
  const settings = '/profile?tab=meetings';
  if (data && !data.isInPlan)
    return (
      <NoMeetings
        title="Let clients book you"
        description="With Premium, clients pick one of your free times on your profile, and you confirm."
        action={<LinkButton href={settings}>See How It Works</LinkButton>}
      />
    );
  return data && !data.offered ? (
    <NoMeetings
      description="Set your hours, and clients can book you from your profile."
      action={<LinkButton href={settings}>Set Your Hours</LinkButton>}
    />
  ) : (
    <NoMeetings description="When a client requests a meeting, it appears here and you are notified." />
  );
}

/** Meetings on the overview; nothing while there are none, or they cannot be loaded. */
export function NextMeetings(): ReactNode {
  const upcoming = useMeetings({ when: 'upcoming' });
  const items = upcoming.items ?? [];
  const shown = [...items]
    .sort((one, other) => Number(isWaitingForViewer(other)) - Number(isWaitingForViewer(one)))
    .slice(0, shownOnOverview);
  if (shown.length === 0) return null;
  return (
    <Stack gap={16}>
      <Inline gap={12} justify="between">
        <Heading level={2}>Your next meetings</Heading>
        <Link href={tabPath('meetings')}>All meetings</Link>
      </Inline>
      <MeetingListView meetings={{ ...upcoming, items: shown, more: null }} what="your meetings" empty={null} />
    </Stack>
  );
}
