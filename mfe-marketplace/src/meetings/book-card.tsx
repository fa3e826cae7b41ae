import type { Meeting, Professional } from '@counterpart/api/contract';
import { Button, LinkButton } from '@counterpart/design-system/button';
import { Card } from '@counterpart/design-system/card';
import { Inline, Stack } from '@counterpart/design-system/layout';
import { Link } from '@counterpart/design-system/link';
import { Skeleton, SkeletonGroup } from '@counterpart/design-system/skeleton';
import { Heading, Text } from '@counterpart/design-system/text';
import { lazyPart, useApi, useSession, useTimeZone, useUrlQuery } from '@counterpart/shell/sdk';
import { useId, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { freeDays } from './free-days';
import { resumeParameter } from './meet-parameter';
import { meetingState } from './meeting-state';
import { offerText, shortTimeText, timeZoneText } from './meeting-text';
import { useFreeTimes } from './use-free-times';
import { useMeetings } from './use-meetings';

const BookDialog = lazyPart(async () => (await import('./book-dialog')).BookDialog, {
  name: 'the calendar',
  loading: null,
  failure: 'dialog',
});

/** Times that are offered without opening anything. */
const shownTimes = 3;

/** As high as the times that take over from it. */
const Next = styled.div`
  display: grid;
  gap: var(--cp-space-8);
  min-height: 84px;
  align-content: start;
`;

/**
 * Meetings on a professional's page: what is offered, the next free times, and one's own meetings with them. Nothing
 * when none are offered to this viewer.
 */
export function BookCard({ professional }: { readonly professional: Professional }): ReactNode {
  const { user } = useSession();
  const { data: offer } = useApi('/api/accountants/{id}/meeting-offer', { path: { id: professional.id } });
  if (!offer?.offered || offer.meetingMinutes === null || offer.meetingKind === null) return null;
  const text = offerText({ meetingMinutes: offer.meetingMinutes, meetingKind: offer.meetingKind });
  if (user?.id === professional.id) return <OwnOffer text={text} />;
  if (user && user.userType !== 'client') return null;
  return <Offer professional={professional} text={text} />;
}

function OwnOffer({ text }: { readonly text: string }): ReactNode {
  return (
    <Card as="section" aria-label="Meetings">
      <Stack gap={8}>
        <Heading level={2} size="large">
          Book a meeting
        </Heading>
        <Text>{`Clients see your free times here: ${text}.`}</Text>
        <div>
          <LinkButton href="/profile?tab=meetings" variant="secondary" size="small">
            Edit Meeting Settings
          </LinkButton>
        </div>
      </Stack>
    </Card>
  );
}

interface OfferProps {
  readonly professional: Professional;
  /** '30 minutes by video call' */
  readonly text: string;
}

function Offer({ professional, text }: OfferProps): ReactNode {
  const titleId = useId();
  const { user } = useSession();
  const timeZone = useTimeZone();
  const free = useFreeTimes({ professionalId: professional.id });
  const own = useMeetings(user && { when: 'upcoming', with: professional.id });
  const [asked, setAsked] = useState<{ readonly time: string | null; readonly count: number } | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const { get, change } = useUrlQuery();
  const resumed = get(resumeParameter) || null;
  const isShown = isOpen || resumed !== null;

  if (free.offered === false && !isShown) return null;
  const open = (time: string | null) => {
    setAsked({ time, count: (asked?.count ?? 0) + 1 });
    setIsOpen(true);
  };
  const close = () => {
    setIsOpen(false);
    if (resumed === null) return;
    // It stays open no longer when the page is loaded again.
    setAsked((before) => before ?? { time: resumed, count: 0 });
    change({ [resumeParameter]: '' });
  };

  return (
    <Card as="section" aria-labelledby={titleId}>
      <Stack gap={12}>
        <div>
          <Heading level={2} size="large" id={titleId}>
            Book a meeting
          </Heading>
          <Text tone="muted">{text}</Text>
        </div>
        {own.items?.map((meeting) => (
          <OwnMeeting key={meeting.id} meeting={meeting} timeZone={timeZone} />
        ))}
        <Next>
          <NextTimes free={free} timeZone={timeZone} onChoose={open} />
        </Next>
        <Button variant="secondary" icon="calendar" fullWidth onClick={() => open(null)}>
          See All Times
        </Button>
      </Stack>
      {(asked ?? isShown) && (
        <BookDialog
          key={asked?.count ?? 0}
          professional={professional}
          description={text}
          open={isShown}
          onClose={close}
          time={asked ? asked.time : validTime(resumed)}
        />
      )}
    </Card>
  );
}

/** A time out of a URL, which may hold anything. */
function validTime(text: string | null): string | null {
  const time = new Date(text ?? '');
  return Number.isNaN(time.getTime()) ? null : time.toISOString();
}

interface NextTimesProps {
  readonly free: ReturnType<typeof useFreeTimes>;
  readonly timeZone: string;
  readonly onChoose: (time: string) => void;
}

function NextTimes({ free, timeZone, onChoose }: NextTimesProps): ReactNode {
  if (free.offered === undefined)
    return free.error ? (
      <Text size="small" tone="muted">
        Free times could not be loaded. Open the calendar to retry.
      </Text>
    ) : (
      <SkeletonGroup label="Loading free times">
        <Skeleton shape="block" height={84} />
      </SkeletonGroup>
    );
  if (free.times.length === 0)
    return (
      <Text size="small" tone="muted">
        No free times in the next two weeks.
      </Text>
    );
  const [day] = freeDays(free.times, timeZone);
  return (
    <>
      <div>
        <Text weight="medium">{`Next: ${day?.label ?? ''}`}</Text>
        <Text size="small" tone="muted">
          {timeZoneText(timeZone, free.times[0])}
        </Text>
      </div>
      <Inline gap={8}>
        {day?.times.slice(0, shownTimes).map(({ value, label }) => (
          <Button
            key={value}
            size="small"
            variant="secondary"
            aria-label={shortTimeText(value, timeZone)}
            onClick={() => onChoose(value)}
          >
            {label}
          </Button>
        ))}
      </Inline>
    </>
  );
}

function OwnMeeting({ meeting, timeZone }: { readonly meeting: Meeting; readonly timeZone: string }): ReactNode {
  return (
    <Text size="small">
      <span>{`${meetingState(meeting).label}: ${shortTimeText(meeting.startsAt, timeZone)}. `}</span>
      <Link href={`/messages?with=${meeting.other.id}&meeting=${meeting.id}`}>View meeting</Link>
    </Text>
  );
}
