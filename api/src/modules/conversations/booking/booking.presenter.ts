import type {
  BookingSettings as PresentedSettings,
  Meeting as PresentedMeeting,
  MeetingOffer as PresentedOffer,
  MeetingTimes as PresentedTimes,
} from '../../../contract/named-types';
import type { User } from '../../../platform/auth/user.model';
import { presentUserCard } from '../../../platform/auth/user.presenter';
import type { Platform } from '../../../platform/platform';
import type { BookingSettings } from './booking-settings.model';
import type { OwnBookingSettings } from './booking-settings.service';
import { isAgreed, sideMay, type MeetingEvent } from './meeting-states';
import { sideOf, type FullMeeting } from './meeting.model';
import type { MeetingTimes } from './meetings.service';

export const presentBookingSettings = ({ settings, isInPlan }: OwnBookingSettings): PresentedSettings => ({
  isInPlan,
  offered: settings.offered,
  timeZone: settings.timeZone,
  hours: settings.hours.map(({ day, from, to }) => ({ day, from, to })),
  meetingMinutes: settings.meetingMinutes,
  bufferBefore: settings.bufferBefore,
  bufferAfter: settings.bufferAfter,
  noticeHours: settings.noticeHours,
  bookableDays: settings.bookableDays,
  mostPerDay: settings.mostPerDay,
  meetingKind: settings.meetingKind,
  location: settings.location,
});

export const presentTimes = ({ settings, times, next }: MeetingTimes): PresentedTimes => ({
  offered: settings !== null,
  meetingMinutes: settings?.meetingMinutes ?? null,
  meetingKind: settings?.meetingKind ?? null,
  timeZone: settings?.timeZone ?? null,
  times: times.map((time) => time.toISOString()),
  next: next?.toISOString() ?? null,
});

export const presentOffer = (settings: BookingSettings | null): PresentedOffer => ({
  offered: settings !== null,
  meetingMinutes: settings?.meetingMinutes ?? null,
  meetingKind: settings?.meetingKind ?? null,
});

/** A meeting as one of its sides sees it: clients learn where it is once it is confirmed. */
function presentMeeting(meeting: FullMeeting, viewerId: number, now: Date): PresentedMeeting {
  const side = sideOf(meeting, viewerId) ?? 'client';
  const { proposedStartsAt, proposedEndsAt, status, location } = meeting;
  const may = (event: MeetingEvent): boolean => meeting.startsAt > now && sideMay(side, event, meeting);
  return {
    id: meeting.id,
    side,
    other: presentUserCard(side === 'client' ? meeting.professional : meeting.client),
    status,
    startsAt: meeting.startsAt.toISOString(),
    endsAt: meeting.endsAt.toISOString(),
    proposal:
      proposedStartsAt && proposedEndsAt
        ? {
            startsAt: proposedStartsAt.toISOString(),
            endsAt: proposedEndsAt.toISOString(),
            isOwn: meeting.proposedBy === side,
          }
        : null,
    note: meeting.note,
    meetingKind: meeting.meetingKind,
    location: (side === 'professional' || isAgreed(status)) && location ? location : null,
    end: meeting.endedAt ? { isOwn: meeting.endedBy && meeting.endedBy === side, reason: meeting.endReason } : null,
    pendingReminders: isAgreed(status) && meeting.startsAt > now ? pendingReminders(meeting) : [],
    can: {
      confirm: may('confirmed'),
      decline: may('declined'),
      propose: may('proposed'),
      accept: may('accepted'),
      refuse: may('refused'),
      cancel: may('cancelled'),
    },
  };
}

/** The same, as the last step of a route. */
export const shownMeeting = (
  meeting: FullMeeting,
  { viewer, platform }: { readonly viewer: User; readonly platform: Platform },
): PresentedMeeting => presentMeeting(meeting, viewer.id, platform.clock.now());

/** Lists the reminders still to be sent. */
const pendingReminders = ({ dayReminderAt, hourReminderAt }: FullMeeting): ('day' | 'hour')[] => [
  ...(dayReminderAt ? [] : (['day'] as const)),
  ...(hourReminderAt ? [] : (['hour'] as const)),
];
