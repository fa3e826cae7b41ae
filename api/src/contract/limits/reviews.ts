/** Limits of reviews and review invitations that the API enforces and forms show. Lengths are in characters. */

export const reviewLimits = {
  ratingMin: 1,
  ratingMax: 5,
  commentMin: 3,
  commentMax: 500,
  replyMin: 3,
  replyMax: 500,
  reportDetailsMax: 500,
  noteMin: 3,
  noteMax: 500,
  listMax: 200,
} as const;

export const reviewInvitationLimits = { noteMax: 300, listMax: 200, daysAfter: [3, 7, 14, 30] } as const;
