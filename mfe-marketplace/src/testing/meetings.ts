import type { BookingSettings, Meeting, MeetingTimes } from '@counterpart/api/contract';

/** Settings of a Premium professional, with what a test changes. */
export function bookingSettings(changes: Partial<BookingSettings> = {}): BookingSettings {
  return {
    isInPlan: true,
    offered: true,
    timeZone: 'America/New_York',
    hours: [1, 2, 3, 4, 5].map((day) => ({ day, from: 540, to: 1020 })),
    meetingMinutes: 30,
    bufferBefore: 0,
    bufferAfter: 15,
    noticeHours: 24,
    bookableDays: 30,
    mostPerDay: null,
    meetingKind: 'video',
    location: 'https://video.example/room',
    ...changes,
  };
}

/** Free times of two days, with what a test changes. */
export function meetingTimes(changes: Partial<MeetingTimes> = {}): MeetingTimes {
  return {
    offered: true,
    meetingMinutes: 30,
    meetingKind: 'video',
    timeZone: 'America/New_York',
    times: ['2030-02-04T15:00:00.000Z', '2030-02-04T15:30:00.000Z', '2030-02-05T18:00:00.000Z'],
    next: null,
    ...changes,
  };
}

const nothing: Meeting['can'] = {
  confirm: false,
  decline: false,
  propose: false,
  accept: false,
  refuse: false,
  cancel: false,
};

/** A client's request to a professional, with what a test changes. */
export function meeting({
  can,
  ...changes
}: Partial<Omit<Meeting, 'can'>> & { can?: Partial<Meeting['can']> } = {}): Meeting {
  return {
    id: 12,
    side: 'client',
    other: { id: 7, userType: 'accountant', firstName: 'Maria', lastName: 'Lopez', profilePicture: null },
    status: 'requested',
    startsAt: '2030-02-04T15:00:00.000Z',
    endsAt: '2030-02-04T15:30:00.000Z',
    proposal: null,
    note: 'About my taxes',
    meetingKind: 'video',
    location: null,
    end: null,
    pendingReminders: [],
    can: { ...nothing, propose: true, cancel: true, ...can },
    ...changes,
  };
}
