import type { Meeting, UserCard } from '@counterpart/api/contract';
import { Button } from '@counterpart/design-system/button';
import { Dialog } from '@counterpart/design-system/dialog';
import { Icon } from '@counterpart/design-system/icon';
import { Stack } from '@counterpart/design-system/layout';
import { Text } from '@counterpart/design-system/text';
import { useApi, useSession, useTimeZone, useUrlQuery, type SlotProps } from '@counterpart/shell/sdk';
import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { BookDialog } from './book-dialog';
import { meetingParameter } from './meet-parameter';
import { MeetingCard } from './meeting-card';
import { isWaitingForViewer, meetingState } from './meeting-state';
import { offerText, shortTimeText } from './meeting-text';
import { useMeetings } from './use-meetings';

const Bar = styled.section`
  display: flex;
  align-items: center;
  gap: var(--cp-space-12);
  padding: var(--cp-space-8) var(--cp-space-16);
  border-block-end: 1px solid var(--cp-border);
  background: var(--cp-bg-subtle);

  > svg {
    flex: none;
    color: var(--cp-text-3);
  }

  > div {
    flex: 1;
    min-width: 0;
  }
`;

/** Slot `conversation.meetings`: what two people have arranged, or the way to a first meeting. */
export function ConversationMeetings({ person }: SlotProps['conversation.meetings']): ReactNode {
  const { items } = useMeetings({ when: 'upcoming', with: person.id });
  const { get, change } = useUrlQuery();
  const namedId = Number(get(meetingParameter));
  const [isOpen, setIsOpen] = useState(false);
  const [isBooking, setIsBooking] = useState(false);
  const offer = useOfferTo(person);
  const meetings = items ?? [];
  const next = meetings.find(isWaitingForViewer) ?? meetings[0];
  const close = () => {
    setIsOpen(false);
    if (get(meetingParameter)) change({ [meetingParameter]: '' });
  };

  return (
    <>
      {(next ?? offer) && (
        <Bar aria-label="Meetings">
          <Icon name="calendar" size={20} />
          <Summary next={next} count={meetings.length} offer={offer} firstName={person.firstName} />
          {next ? (
            <Button
              size="small"
              variant={isWaitingForViewer(next) ? 'primary' : 'secondary'}
              onClick={() => setIsOpen(true)}
            >{`View ${meetings.length === 1 ? 'Meeting' : 'Meetings'}`}</Button>
          ) : (
            <Button size="small" variant="secondary" onClick={() => setIsBooking(true)}>
              Book a Meeting
            </Button>
          )}
        </Bar>
      )}
      <Dialog
        open={isOpen || namedId > 0}
        onClose={close}
        title={`Meetings with ${person.firstName}`}
        footer={
          offer && (
            <Button
              variant="secondary"
              onClick={() => {
                close();
                setIsBooking(true);
              }}
            >
              Book Another Meeting
            </Button>
          )
        }
      >
        <Stack gap={16}>
          {namedId > 0 && !meetings.some(({ id }) => id === namedId) && items && <NamedMeeting id={namedId} />}
          {[...meetings]
            .sort((one, other) => Number(other.id === namedId) - Number(one.id === namedId))
            .map((meeting) => (
              <MeetingCard key={meeting.id} meeting={meeting} isInConversation />
            ))}
          {namedId <= 0 && meetings.length === 0 && <Text>There are no meetings anymore.</Text>}
        </Stack>
      </Dialog>
      {offer && (
        <BookDialog
          professional={person}
          description={offer}
          open={isBooking}
          onClose={() => setIsBooking(false)}
          time={null}
        />
      )}
    </>
  );
}

interface SummaryProps {
  readonly next: Meeting | undefined;
  readonly count: number;
  readonly offer: string | null;
  readonly firstName: string;
}

function Summary({ next, count, offer, firstName }: SummaryProps): ReactNode {
  const timeZone = useTimeZone();
  if (!next)
    return (
      <div>
        <Text size="small" clamp={2}>
          {`${firstName} takes meetings: ${offer ?? ''}`}
        </Text>
      </div>
    );
  const time = shortTimeText(next.proposal?.startsAt ?? next.startsAt, timeZone);
  return (
    <div>
      <Text size="small" weight="semibold" clamp={1}>
        {time}
      </Text>
      <Text size="small" tone="muted" clamp={1}>
        {`${meetingState(next).label}${count > 1 ? ` · ${count} meetings` : ''}`}
      </Text>
    </div>
  );
}

/** '30 minutes by video call' when the signed-in client can book with this person; null else. */
function useOfferTo(person: UserCard): string | null {
  const { user } = useSession();
  const mayBook = user?.userType === 'client' && person.userType === 'accountant';
  const { data } = useApi('/api/accountants/{id}/meeting-offer', mayBook ? { path: { id: person.id } } : null);
  if (!data?.offered || data.meetingMinutes === null || data.meetingKind === null) return null;
  return offerText({ meetingMinutes: data.meetingMinutes, meetingKind: data.meetingKind });
}

/** The meeting that a notification is about, when it is over or will not take place. */
function NamedMeeting({ id }: { readonly id: number }): ReactNode {
  const { data, error } = useApi('/api/meetings/{id}', { path: { id } }, { revalidateOnMount: true });
  if (data) return <MeetingCard meeting={data} isInConversation />;
  return <Text tone="muted">{error ? error.sentence : 'Loading the meeting…'}</Text>;
}
