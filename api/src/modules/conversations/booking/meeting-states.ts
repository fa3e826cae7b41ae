/**
 * States of a meeting. `requested` waits for the professional; `countered` is a request for which another time was
 * proposed; `moving` is a confirmed meeting for which another time was proposed, and stands until that is accepted.
 */
export const meetingStatuses = [
  'requested',
  'countered',
  'confirmed',
  'moving',
  'declined',
  'cancelled',
  'expired',
] as const;
export type MeetingStatus = (typeof meetingStatuses)[number];

/** Events of a meeting; `lapsed` is that its time came without an answer. */
export const meetingEvents = [
  'confirmed',
  'declined',
  'proposed',
  'accepted',
  'refused',
  'cancelled',
  'lapsed',
] as const;
export type MeetingEvent = (typeof meetingEvents)[number];

/** The two sides of a meeting. */
export type MeetingSide = 'professional' | 'client';

/** Every transition that is allowed; what is not named here is refused. */
const transitions: Readonly<Record<MeetingStatus, Readonly<Partial<Record<MeetingEvent, MeetingStatus>>>>> = {
  requested: {
    confirmed: 'confirmed',
    declined: 'declined',
    proposed: 'countered',
    cancelled: 'cancelled',
    lapsed: 'expired',
  },
  countered: {
    accepted: 'confirmed',
    refused: 'requested',
    proposed: 'countered',
    declined: 'declined',
    cancelled: 'cancelled',
    lapsed: 'expired',
  },
  confirmed: { proposed: 'moving', cancelled: 'cancelled' },
  moving: {
    accepted: 'confirmed',
    refused: 'confirmed',
    proposed: 'moving',
    cancelled: 'cancelled',
    lapsed: 'confirmed',
  },
  declined: {},
  cancelled: {},
  expired: {},
};

/** The state after an event; null when the event is not allowed in this state. */
export function nextMeetingStatus(status: MeetingStatus, event: MeetingEvent): MeetingStatus | null {
  return transitions[status][event] ?? null;
}

/** The states that hold their time in the calendar. */
export const liveStatuses = meetingStatuses.filter((status) => Object.keys(transitions[status]).length > 0);

/** The states in which both sides have agreed to meet. */
export const isAgreed = (status: MeetingStatus): boolean => status === 'confirmed' || status === 'moving';

/**
 * True when a side may do this and the state allows it: professionals decide about requests, clients withdraw theirs,
 * and no side accepts their own proposal.
 */
export function sideMay(
  side: MeetingSide,
  event: MeetingEvent,
  { status, proposedBy }: { readonly status: MeetingStatus; readonly proposedBy: MeetingSide | null },
): boolean {
  if (!nextMeetingStatus(status, event)) return false;
  if (event === 'confirmed' || event === 'declined') return side === 'professional';
  if (event === 'accepted') return proposedBy !== null && proposedBy !== side;
  if (event === 'cancelled') return side === 'client' || isAgreed(status);
  return event !== 'lapsed';
}
