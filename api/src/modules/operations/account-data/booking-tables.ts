const meeting = [
  ...['professionalId', 'clientId', 'status', 'startsAt', 'endsAt', 'proposedStartsAt', 'proposedEndsAt', 'proposedBy'],
  ...['note', 'meetingKind', 'location', 'createdAt', 'confirmedAt', 'endedAt', 'endedBy', 'endReason'],
] as const;
const afterwards = {
  retainedBecause: 'The other side keeps when they met, with ‘Deleted user’; what the person wrote is erased.',
} as const;

/** The tables of meetings, for `personalTables`. */
export const bookingTables = [
  {
    name: 'bookingSettings',
    table: 'booking_settings',
    owner: 'userId',
    shown: [
      ...[
        'offered',
        'timeZone',
        'hours',
        'meetingMinutes',
        'bufferBefore',
        'bufferAfter',
        'noticeHours',
        'bookableDays',
      ],
      ...['mostPerDay', 'meetingKind', 'location', 'createdAt', 'updatedAt'],
    ],
    json: ['hours'],
    flags: ['offered'],
    afterwards: 'erased',
  },
  {
    name: 'busyTimes',
    table: 'busy_times',
    owner: 'userId',
    shown: ['startsAt', 'endsAt'],
    afterwards: 'erased',
  },
  {
    name: 'busyCalendars',
    table: 'busy_calendars',
    owner: 'userId',
    shown: ['name', 'host', 'createdAt', 'readAt'],
    afterwards: 'erased',
  },
  { name: 'meetingsOffered', table: 'meetings', owner: 'professionalId', shown: meeting, afterwards },
  { name: 'meetingsBooked', table: 'meetings', owner: 'clientId', shown: meeting, afterwards },
] as const;
