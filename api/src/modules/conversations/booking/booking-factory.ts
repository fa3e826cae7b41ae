import { BookingSettings } from './booking-settings.model';

/** Stores that a professional offers half an hour around the clock by video, for a test. */
export async function createBookingSettings(
  userId: number,
  changes: Partial<BookingSettings> = {},
): Promise<BookingSettings> {
  const now = new Date();
  return BookingSettings.query().insertAndFetch({
    ...{ userId, offered: true, timeZone: 'America/New_York', meetingMinutes: 30, bufferBefore: 0, bufferAfter: 0 },
    hours: [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: 0, to: 1440 })),
    ...{ noticeHours: 24, bookableDays: 30, mostPerDay: null, meetingKind: 'video' },
    location: 'https://video.example/room',
    ...{ createdAt: now, updatedAt: now },
    ...changes,
  });
}
