import type { Meeting } from '@counterpart/api/contract';
import type { BadgeTone } from '@counterpart/design-system/badge';

interface State {
  readonly label: string;
  readonly tone: BadgeTone;
}

/** Tells whether the signed-in side has to answer. */
export const isWaitingForViewer = ({ can }: Meeting): boolean => can.confirm || can.accept;

/** Describes the state of a meeting in a few words, for the side that reads them. */
export function meetingState(meeting: Meeting, now = new Date()): State {
  const { status, proposal, endsAt } = meeting;
  if (isWaitingForViewer(meeting)) return { label: 'Needs your reply', tone: 'warning' };
  if (status === 'requested') return { label: 'Requested', tone: 'info' };
  if (proposal) return { label: 'New time proposed', tone: 'info' };
  if (status === 'declined') return { label: 'Declined', tone: 'neutral' };
  if (status === 'cancelled') return { label: 'Canceled', tone: 'neutral' };
  if (status === 'expired') return { label: 'Not answered', tone: 'neutral' };
  if (new Date(endsAt) <= now) return { label: 'Past', tone: 'neutral' };
  return { label: 'Confirmed', tone: 'success' };
}
