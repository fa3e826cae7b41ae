/** Events of a piece of work, each of which is stored as a message. */
export const engagementEvents = [
  'began',
  'change-brief',
  'propose',
  'withdraw',
  'accept',
  'decline',
  'start',
  'done',
  'reopen',
  'end',
  'asked',
  'uploaded',
  'checked',
  'returned',
] as const;
export type EngagementEvent = (typeof engagementEvents)[number];
