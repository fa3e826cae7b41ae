import { personalActs } from '../threads/engagement-events';

/**
 * States of a piece of work: `brief` waits for a proposal, `proposed` has one open, and what is `done` can be reopened
 * for a while.
 */
export const engagementStatuses = ['brief', 'proposed', 'accepted', 'in-progress', 'done', 'ended'] as const;
export type EngagementStatus = (typeof engagementStatuses)[number];

/** The two sides of a piece of work. */
export type EngagementSide = 'client' | 'professional';

/** Acts that change the state; `expire` is that an open proposal ran out. */
export const engagementActs = [...personalActs, 'expire'] as const;
export type EngagementAct = (typeof engagementActs)[number];

/** Every transition that is allowed; what is not named here is refused. */
const transitions: Readonly<Record<EngagementStatus, Readonly<Partial<Record<EngagementAct, EngagementStatus>>>>> = {
  brief: { 'change-brief': 'brief', propose: 'proposed', end: 'ended' },
  proposed: {
    'change-brief': 'proposed',
    propose: 'proposed',
    withdraw: 'brief',
    accept: 'accepted',
    decline: 'brief',
    expire: 'brief',
    end: 'ended',
  },
  accepted: { start: 'in-progress', end: 'ended' },
  'in-progress': { done: 'done', end: 'ended' },
  done: { reopen: 'in-progress' },
  ended: {},
};

const actors: Readonly<Record<EngagementAct, readonly EngagementSide[]>> = {
  'change-brief': ['client'],
  propose: ['professional'],
  withdraw: ['professional'],
  accept: ['client'],
  decline: ['client'],
  start: ['professional'],
  done: ['professional'],
  reopen: ['client'],
  end: ['client', 'professional'],
  expire: [],
};

/** The state after an act; null when the act is not allowed in this state. */
export function nextEngagementStatus(status: EngagementStatus, act: EngagementAct): EngagementStatus | null {
  return transitions[status][act] ?? null;
}

/** True when a side may do this and the state allows it. */
export const sideMay = (side: EngagementSide, act: EngagementAct, status: EngagementStatus): boolean =>
  actors[act].includes(side) && nextEngagementStatus(status, act) !== null;

/** The states in which work is neither done nor ended. */
export const liveStatuses = engagementStatuses.filter((status) => nextEngagementStatus(status, 'end') !== null);

/** True while documents can be asked for and uploaded. */
export const isLive = (status: EngagementStatus): boolean => liveStatuses.includes(status);

/** The states that count towards the limit of a professional's plan. */
export const agreedStatuses = ['accepted', 'in-progress'] as const satisfies readonly EngagementStatus[];
