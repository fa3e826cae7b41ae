import { fullName, isolated, type Meeting } from '@counterpart/api/contract';
import { Avatar } from '@counterpart/design-system/avatar';
import { Badge } from '@counterpart/design-system/badge';
import { Button, LinkButton } from '@counterpart/design-system/button';
import { Icon, type IconName } from '@counterpart/design-system/icon';
import { Inline, Stack } from '@counterpart/design-system/layout';
import { Link } from '@counterpart/design-system/link';
import { Heading, Text } from '@counterpart/design-system/text';
import { useTimeZone } from '@counterpart/shell/sdk';
import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { EndDialog } from './end-dialog';
import { meetingState } from './meeting-state';
import { meetingTimeText, timeZoneText } from './meeting-text';
import { ProposeDialog } from './propose-dialog';
import { useMeetingActions } from './use-meeting-actions';

const Frame = styled.article`
  display: grid;
  gap: var(--cp-space-16);
  padding: var(--cp-space-16);
  border: 1px solid var(--cp-border);
  border-radius: var(--cp-radius-large);
  background: var(--cp-bg);
`;

const Line = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--cp-space-8);
  align-items: start;
  overflow-wrap: anywhere;

  > svg {
    margin-top: 2px;
    color: var(--cp-text-3);
  }
`;

const Proposal = styled.div`
  display: grid;
  gap: var(--cp-space-4);
  padding: var(--cp-space-12) var(--cp-space-16);
  border-radius: var(--cp-radius-medium);
  background: var(--cp-primary-bg);
`;

interface Props {
  readonly meeting: Meeting;
  /** The conversation with the other person is not linked: this is in it. */
  readonly isInConversation?: boolean;
}

/** One meeting as one of its sides sees it, with all that this side can do about it. */
export function MeetingCard({ meeting, isInConversation = false }: Props): ReactNode {
  const { other, note, side } = meeting;
  const timeZone = useTimeZone();
  const name = fullName(other);
  const { label, tone } = meetingState(meeting);
  return (
    <Frame aria-label={isolated(`Meeting with ${name}, ${meetingTimeText(meeting, timeZone)}`)}>
      <Inline gap={12} justify="between" align="start">
        <Inline gap={12} wrap={false}>
          <Avatar id={other.id} name={name} src={other.profilePicture} />
          <Heading level={3} size="large">
            {name}
          </Heading>
        </Inline>
        <Badge tone={tone}>{label}</Badge>
      </Inline>
      <Stack gap={8}>
        <Fact icon="calendar">
          <Text weight="semibold">{meetingTimeText(meeting, timeZone)}</Text>
          <Text size="small" tone="muted">
            {timeZoneText(timeZone, meeting.startsAt)}
          </Text>
        </Fact>
        <Where meeting={meeting} />
        {note && (
          <Fact icon="message">
            <Text>{side === 'client' ? `You: ${note}` : note}</Text>
          </Fact>
        )}
        <Ending meeting={meeting} />
        <Reminders meeting={meeting} />
      </Stack>
      <Answers meeting={meeting} isInConversation={isInConversation} timeZone={timeZone} />
    </Frame>
  );
}

function Fact({ icon, children }: { readonly icon: IconName; readonly children: ReactNode }): ReactNode {
  return (
    <Line>
      <Icon name={icon} size={20} />
      <div>{children}</div>
    </Line>
  );
}

/** The link or the location, which clients are shown once the meeting is confirmed. */
function Where({ meeting: { meetingKind, location, end } }: { readonly meeting: Meeting }): ReactNode {
  if (meetingKind === 'place')
    return (
      <Fact icon="map-pin">
        <Text>{location ?? (end ? 'In person' : 'In person. Where is shown once it is confirmed.')}</Text>
      </Fact>
    );
  return (
    <Fact icon="globe">
      {location && !end ? (
        <Link href={location} target="_blank" rel="noreferrer">
          Join the video call
        </Link>
      ) : (
        <Text>{end ? 'By video call' : 'By video call. The link is shown once it is confirmed.'}</Text>
      )}
    </Fact>
  );
}

function Ending({ meeting: { end, status, other } }: { readonly meeting: Meeting }): ReactNode {
  if (!end?.reason) return null;
  const who = end.isOwn ? 'You' : other.firstName;
  return (
    <Fact icon="info">
      <Text>{`${who} ${status === 'declined' ? 'declined' : 'canceled'}: ${end.reason}`}</Text>
    </Fact>
  );
}

const reminderTexts: Readonly<Record<string, string>> = {
  'day hour': 'You both get a reminder a day and an hour before.',
  day: 'You both get a reminder a day before.',
  hour: 'You both get a reminder an hour before.',
};

function Reminders({ meeting: { pendingReminders } }: { readonly meeting: Meeting }): ReactNode {
  const text = reminderTexts[pendingReminders.join(' ')];
  if (!text) return null;
  return (
    <Fact icon="clock">
      <Text tone="muted">{text}</Text>
    </Fact>
  );
}

interface AnswersProps {
  readonly meeting: Meeting;
  readonly isInConversation: boolean;
  readonly timeZone: string;
}

function Answers({ meeting, isInConversation, timeZone }: AnswersProps): ReactNode {
  const actions = useMeetingActions(meeting);
  const [question, setQuestion] = useState<'decline' | 'cancel' | 'propose' | null>(null);
  const { can, proposal, other, id, status } = meeting;
  const isAgreed = status === 'confirmed' || status === 'moving';
  const close = () => setQuestion(null);
  return (
    <>
      {proposal && (
        <Proposal>
          <Text size="small" weight="medium">
            {proposal.isOwn ? 'You proposed another time' : `${other.firstName} proposed another time`}
          </Text>
          <Text weight="semibold">{meetingTimeText(proposal, timeZone)}</Text>
          {isAgreed && (
            <Text size="small" tone="muted">
              Until it is accepted, the meeting stays as it is.
            </Text>
          )}
          <Inline gap={8}>
            {can.accept && (
              <Button size="small" pending={actions.pending} onClick={() => void actions.accept()}>
                Accept New Time
              </Button>
            )}
            {can.refuse && (
              <Button size="small" variant="secondary" disabled={actions.pending} onClick={() => void actions.refuse()}>
                {proposal.isOwn ? 'Withdraw Proposal' : 'Decline New Time'}
              </Button>
            )}
          </Inline>
        </Proposal>
      )}
      <Inline gap={8}>
        {can.confirm && (
          <Button size="small" pending={actions.pending} onClick={() => void actions.confirm()}>
            Confirm Meeting
          </Button>
        )}
        {can.propose && (
          <Button size="small" variant="secondary" disabled={actions.pending} onClick={() => setQuestion('propose')}>
            {isAgreed ? 'Move Meeting' : 'Propose Another Time'}
          </Button>
        )}
        {isAgreed && (
          <LinkButton size="small" variant="secondary" icon="download" href={`/api/meetings/${id}/calendar`} download>
            Add to Calendar
          </LinkButton>
        )}
        {!isInConversation && (
          <LinkButton
            size="small"
            variant="ghost"
            icon="message"
            href={`/messages?with=${other.id}`}
          >{`Message ${other.firstName}`}</LinkButton>
        )}
        {can.decline && (
          <Button size="small" variant="ghost" disabled={actions.pending} onClick={() => setQuestion('decline')}>
            Decline
          </Button>
        )}
        {can.cancel && (
          <Button size="small" variant="ghost" disabled={actions.pending} onClick={() => setQuestion('cancel')}>
            {isAgreed ? 'Cancel Meeting' : 'Withdraw Request'}
          </Button>
        )}
      </Inline>
      <EndDialog
        kind={question === 'decline' ? 'decline' : isAgreed ? 'cancel' : 'withdraw'}
        meeting={meeting}
        open={question === 'decline' || question === 'cancel'}
        onClose={close}
        actions={actions}
      />
      {question === 'propose' && <ProposeDialog meeting={meeting} onClose={close} actions={actions} />}
    </>
  );
}
