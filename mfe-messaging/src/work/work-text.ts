import {
  amountText,
  calendarDayText,
  totalsText,
  withCommas,
  type Brief,
  type Engagement,
  type EngagementSummary,
  type Proposal,
  type ProposalUnit,
  type UserCard,
} from '@counterpart/api/contract';
import type { BadgeTone } from '@counterpart/design-system/badge';
import type { WriteDate } from '@counterpart/shell/sdk';

/** State of a piece of work as a badge shows it. */
export const workStates: Readonly<
  Record<EngagementSummary['status'], { readonly label: string; readonly tone: BadgeTone }>
> = {
  brief: { label: 'Brief', tone: 'neutral' },
  proposed: { label: 'Proposal sent', tone: 'info' },
  accepted: { label: 'Accepted', tone: 'success' },
  'in-progress': { label: 'In progress', tone: 'info' },
  done: { label: 'Done', tone: 'success' },
  ended: { label: 'Ended', tone: 'neutral' },
};

/** The other person, as the viewer sees the work. */
export const otherOf = ({
  viewerSide,
  client,
  professional,
}: Pick<EngagementSummary, 'viewerSide' | 'client' | 'professional'>): UserCard =>
  viewerSide === 'client' ? professional : client;

export const workHref = (id: number): string => `/work/${id}`;

const unitWords: Readonly<Record<ProposalUnit, string>> = {
  hour: 'an hour',
  month: 'a month',
  project: 'for the project',
  return: 'a return',
};

/** '$450 a month', '$95 an hour', '$300'. */
export const priceWords = (cents: number, unit: ProposalUnit): string =>
  [amountText(cents, 'project'), unit !== 'project' && unitWords[unit]].filter(Boolean).join(' ');

/** 'Rosa sent a proposal: …' of an event that is stored as 'Sent a proposal: …'. */
export const eventSentence = (name: string, content: string): string =>
  `${name} ${content.charAt(0).toLowerCase()}${content.slice(1)}`;

/** '$300 to $500 a month', 'Up to $500 an hour'; null when no budget was named. */
export function budgetText({ budgetFrom, budgetTo, budgetUnit }: Brief): string | null {
  const [from, to] = [budgetFrom, budgetTo].map((dollars) => dollars !== null && `$${withCommas(dollars)}`);
  const amount = from && to ? (from === to ? from : `${from} to ${to}`) : from ? `From ${from}` : to && `Up to ${to}`;
  return amount ? `${amount} ${unitWords[budgetUnit ?? 'project']}` : null;
}

/** Number and noun: '1 document', '3 documents'. */
export const countOf = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

interface StepText {
  readonly title: string;
  readonly text: string;
}

/**
 * State of the work and what happens next, in two sentences for its viewer.
 * @param dateText writes moments on the reader's clock
 */
export function nextStepText(work: Engagement, dateText: WriteDate): StepText {
  const { firstName } = otherOf(work);
  const isClient = work.viewerSide === 'client';
  const [newest] = work.proposals;
  switch (work.status) {
    case 'brief':
      return briefText(work, firstName);
    case 'proposed':
      return {
        title: isClient ? `${firstName} sent you a proposal` : `${firstName} has your proposal`,
        text: newest ? offerText(work, newest, firstName) : '',
      };
    case 'accepted':
      return {
        title: isClient ? 'You accepted the proposal' : `${firstName} accepted your proposal`,
        text: newest ? `Work starts on ${calendarDayText(newest.startsOn)}.` : '',
      };
    case 'in-progress':
      return progressText(work, firstName);
    case 'done':
      return {
        title: isClient ? `${firstName} finished this work` : 'You finished this work',
        text: doneText(work, firstName, dateText),
      };
    case 'ended':
      return {
        title: work.endedBy === work.viewerSide ? 'You ended this work' : `${firstName} ended this work`,
        text: work.endReason ? `“${work.endReason}”` : '',
      };
  }
}

function offerText({ viewerSide, mayDo, paused }: Engagement, newest: Proposal, firstName: string): string {
  const day = calendarDayText(newest.validUntil);
  const isOver = viewerSide === 'client' && !paused && !mayDo.includes('accept');
  return isOver
    ? `It was valid until ${day}. Ask ${firstName} for a new version.`
    : `${totalsText(newest.totals)}. Valid until ${day}.`;
}

const answered: Readonly<Record<string, string>> = {
  declined: 'The last proposal was declined.',
  withdrawn: 'The last proposal was withdrawn.',
  expired: 'The last proposal expired before it was accepted.',
};

function briefText({ viewerSide, proposals: [newest] }: Engagement, firstName: string): StepText {
  const before = answered[newest?.status ?? ''];
  const said = newest?.declineReason ? `The last proposal was declined: “${newest.declineReason}”` : before;
  return viewerSide === 'client'
    ? {
        title: `Waiting for ${firstName}’s proposal`,
        text: said ?? `${firstName} has your brief. You can change it until you accept a proposal.`,
      }
    : {
        title: `${firstName} is waiting for your proposal`,
        text: said ?? 'Read the brief, then say what you will do, when, and for how much.',
      };
}

function progressText(work: Engagement, firstName: string): StepText {
  const toCheck = work.items.filter(({ status, can }) => status === 'received' && can.accept).length;
  if (work.openItems > 0)
    return {
      title: `${firstName} needs ${countOf(work.openItems, 'document')} from you`,
      text: work.nextDueOn ? `The first is due ${calendarDayText(work.nextDueOn)}.` : 'Upload them below.',
    };
  if (toCheck > 0)
    return { title: `${countOf(toCheck, 'document')} to check`, text: 'Check each off, or return it with a note.' };
  const owed = work.items.filter(({ status }) => status === 'open').length;
  return {
    title: 'Work is in progress',
    text: owed > 0 ? `Waiting for ${countOf(owed, 'document')} from ${firstName}.` : 'Nothing is waiting for you.',
  };
}

function doneText({ viewerSide, mayDo, reopenUntil }: Engagement, firstName: string, dateText: WriteDate): string {
  if (!reopenUntil) return '';
  const day = dateText(reopenUntil, 'day');
  if (viewerSide === 'professional') return `If something is missing, ${firstName} can reopen it until ${day}.`;
  return mayDo.includes('reopen') ? `If something is missing, you can reopen it until ${day}.` : '';
}

/** Next step of the viewer in a few words, or the person whose turn it is. */
export function waitingText(work: EngagementSummary): string {
  const { waiting, status, openItems, nextDueOn } = work;
  const [first] = waiting;
  const texts: Readonly<Record<EngagementSummary['waiting'][number], string>> = {
    propose: 'Proposal to write',
    decide: 'Proposal to review',
    start: 'Ready to start',
    documents: `${countOf(openItems, 'document')} to upload${nextDueOn ? `, first due ${calendarDayText(nextDueOn)}` : ''}`,
    check: 'Documents to check',
  };
  if (first) return texts[first];
  return ['brief', 'proposed', 'accepted'].includes(status) ? `Waiting for ${otherOf(work).firstName}` : '';
}
