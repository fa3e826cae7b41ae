/** Limits of meetings that the API enforces and forms show. Lengths are in characters. */

export const bookingLimits = {
  /** Minutes that a meeting can last. */
  lengths: [15, 20, 30, 45, 60, 90, 120],
  bufferMax: 120,
  noticeHoursMax: 336,
  bookableDaysMax: 90,
  perDayMax: 20,
  hoursMax: 28,
  locationMax: 500,
  timeZoneMax: 60,
  noteMax: 1000,
  reasonMax: 300,
  /** Requests of a client that wait for the same professional. */
  openRequestsMax: 3,
  listMax: 100,
  /** Days of free times that are read together. */
  timesDays: 14,
  calendarsMax: 5,
  calendarNameMax: 60,
  calendarUrlMax: 2000,
} as const;
