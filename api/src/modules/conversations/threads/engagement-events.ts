/** Acts of one of two sides that change the state of a piece of work. */
export const personalActs = [
  'change-brief',
  'propose',
  'withdraw',
  'accept',
  'decline',
  'start',
  'done',
  'reopen',
  'end',
] as const;
export type PersonalAct = (typeof personalActs)[number];

/** Events of a piece of work, each of which is stored as a message. */
export const engagementEvents = [
  'began',
  ...personalActs,
  'asked',
  'unasked',
  'uploaded',
  'checked',
  'returned',
] as const;
export type EngagementEvent = (typeof engagementEvents)[number];

/** Words for what a person did, after their name. */
export const engagementNews: Readonly<Record<EngagementEvent, string>> = {
  began: 'wrote a brief',
  'change-brief': 'changed the brief',
  propose: 'sent a proposal',
  withdraw: 'withdrew the proposal',
  accept: 'accepted your proposal',
  decline: 'declined your proposal',
  start: 'started the work',
  done: 'marked the work as done',
  reopen: 'reopened the work',
  end: 'ended the work',
  asked: 'asked for documents',
  unasked: 'stopped asking for a document',
  uploaded: 'uploaded documents',
  checked: 'checked off a document',
  returned: 'returned a document',
};

/** Path of a piece of work in the web app. */
export const engagementPath = (id: number): string => `/work/${id}`;
