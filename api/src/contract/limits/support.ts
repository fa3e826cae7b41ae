/** Limits of tickets and support calls that the API enforces and forms show. Lengths are in characters. */

export const ticketLimits = { replyMin: 3, replyMax: 5000, noteMax: 500, titleMax: 100 } as const;

/** Hours of a window in which a subscriber is called, days ahead with windows, and requests open at a time. */
export const supportLimits = {
  callHours: 3,
  callDays: 5,
  noticeHours: 2,
  openMax: 3,
  listMax: 20,
} as const;
