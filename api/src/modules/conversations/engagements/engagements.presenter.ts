import type {
  Engagement as PresentedEngagement,
  EngagementItem as PresentedItem,
  EngagementList,
  EngagementSummary,
  EngagementTimeline,
  Proposal as PresentedProposal,
} from '../../../contract/named-types';
import { engagementLimits } from '../../../contract/limits/engagements';
import { proposalTotals } from '../../../contract/work/proposal-totals';
import { presentUserCard } from '../../../platform/auth/user.presenter';
import { personalActs } from '../threads/engagement-events';
import type { Message } from '../threads/message.model';
import { presentMessage } from '../threads/messages.presenter';
import { itemRights } from './engagement-rights';
import { isLive, sideMay, type EngagementAct, type EngagementSide } from './engagement-states';
import { filesRemovedOn, reopenUntil } from './engagement-times';
import { sideOf, type FullEngagement } from './engagement.model';
import type { EngagementItem } from './engagement-item.model';
import type { EngagementView } from './engagements.service';
import type { Proposal } from './proposal.model';

/** Acts that a viewer can be offered. */
export const mayActs = [...personalActs, 'ask'] as const;

/** Next steps that wait for a person: a proposal or an answer to one, to start, documents they owe or can check. */
export const waitingSteps = ['propose', 'decide', 'start', 'documents', 'check'] as const;

const isoOf = (moment: Date | null): string | null => moment?.toISOString() ?? null;

/** Documents that a person owes and has not uploaded. */
const owedBy = ({ items, status }: FullEngagement, viewerId: number): EngagementItem[] =>
  isLive(status) ? items.filter((item) => item.owedById === viewerId && item.status === 'open') : [];

function waitingFor(engagement: FullEngagement, side: EngagementSide): EngagementSummary['waiting'] {
  const { items, status } = engagement;
  const viewerId = engagement[side].id;
  const checks = items.some(({ askedById, status: state }) => askedById === viewerId && state === 'received');
  const waits: Readonly<Record<(typeof waitingSteps)[number], boolean>> = {
    propose: side === 'professional' && status === 'brief',
    decide: side === 'client' && status === 'proposed',
    start: side === 'professional' && status === 'accepted',
    documents: owedBy(engagement, viewerId).length > 0,
    check: isLive(status) && checks,
  };
  return waitingSteps.filter((step) => waits[step]);
}

/** A piece of work as its list shows it to one of its two people. */
function presentSummary(engagement: FullEngagement, viewerId: number): EngagementSummary {
  const viewerSide = sideOf(engagement, viewerId) ?? 'client';
  const owed = owedBy(engagement, viewerId);
  const [nextDueOn = null] = owed.flatMap(({ dueOn }) => dueOn ?? []).sort();
  return {
    id: engagement.id,
    title: engagement.title,
    status: engagement.status,
    client: presentUserCard(engagement.client),
    professional: presentUserCard(engagement.professional),
    viewerSide,
    waiting: waitingFor(engagement, viewerSide),
    openItems: owed.length,
    nextDueOn,
    updatedAt: engagement.updatedAt.toISOString(),
  };
}

/** A part of the viewer's list. */
export const presentList = (
  { items, next }: { readonly items: readonly FullEngagement[]; readonly next: number | null },
  viewerId: number,
): EngagementList => ({ items: items.map((engagement) => presentSummary(engagement, viewerId)), next });

const presentProposal = (proposal: Proposal): PresentedProposal => ({
  number: proposal.number,
  status: proposal.status,
  lines: proposal.lines,
  totals: proposalTotals(proposal.lines),
  startsOn: proposal.startsOn,
  terms: proposal.terms,
  validUntil: proposal.validUntil,
  createdAt: proposal.createdAt.toISOString(),
  decidedAt: isoOf(proposal.decidedAt),
  acceptedName: proposal.acceptedName,
  declineReason: proposal.declineReason,
  pdfUrl: `/api/engagements/${proposal.engagementId}/proposals/${proposal.number}/pdf`,
});

function presentItem(item: EngagementItem, view: EngagementView): PresentedItem {
  const { clientId } = view.engagement;
  return {
    id: item.id,
    title: item.title,
    note: item.note,
    dueOn: item.dueOn,
    askedBy: item.askedById === clientId ? 'client' : 'professional',
    status: item.status,
    returnedNote: item.returnedNote,
    files: (item.files ?? []).map((file) => ({
      id: file.id,
      name: file.name,
      mimeType: file.mimeType,
      bytes: file.bytes,
      uploadedBy: file.uploaderId === clientId ? 'client' : 'professional',
      scan: file.scan,
      createdAt: file.createdAt.toISOString(),
      url: `/api/engagement-files/${file.id}`,
    })),
    can: itemRights(item, view),
  };
}

function mayDo(view: EngagementView): PresentedEngagement['mayDo'] {
  const { engagement, side, pause, now } = view;
  const inTime: Partial<Record<EngagementAct, boolean>> = {
    accept: engagement.proposals?.some(({ status, expiresAt }) => status === 'open' && expiresAt > now) ?? false,
    reopen: engagement.doneAt !== null && now < reopenUntil(engagement.doneAt),
  };
  return mayActs.filter((act) => {
    if (pause && act !== 'end') return false;
    return act === 'ask' ? isLive(engagement.status) : sideMay(side, act, engagement.status) && (inTime[act] ?? true);
  });
}

/** A piece of work as one of its two people sees it, with what they may do. */
export function presentEngagement(view: EngagementView): PresentedEngagement {
  const { engagement, viewer, pause } = view;
  const { title, need, dueOn, budgetFrom, budgetTo, budgetUnit, doneAt, items } = engagement;
  const hasFiles = items.some(({ files = [] }) => files.length > 0);
  return {
    ...presentSummary(engagement, viewer.id),
    version: engagement.version,
    brief: { title, need, dueOn, budgetFrom, budgetTo, budgetUnit },
    createdBy: engagement.createdBy,
    createdAt: engagement.createdAt.toISOString(),
    acceptedAt: isoOf(engagement.acceptedAt),
    startedAt: isoOf(engagement.startedAt),
    doneAt: isoOf(doneAt),
    endedAt: isoOf(engagement.endedAt),
    endedBy: engagement.endedBy,
    endReason: engagement.endReason,
    proposals: (engagement.proposals ?? []).toSorted((one, other) => other.number - one.number).map(presentProposal),
    items: items.map((item) => presentItem(item, view)),
    mayDo: mayDo(view),
    paused: isLive(engagement.status) ? (pause?.sentence ?? null) : null,
    reopenUntil: doneAt && !pause ? isoOf(reopenUntil(doneAt)) : null,
    filesRemovedOn: hasFiles ? filesRemovedOn(engagement) : null,
  };
}

/** A part of the timeline, with where the next one begins. */
export function presentTimeline(found: readonly Message[]): EngagementTimeline {
  const items = found.slice(0, engagementLimits.timelinePage).map(presentMessage);
  return { items, next: found.length > engagementLimits.timelinePage ? (items.at(-1)?.id ?? null) : null };
}
