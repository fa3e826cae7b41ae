import type {
  Engagement,
  EngagementFile,
  EngagementItem,
  EngagementSummary,
  Proposal,
} from '@counterpart/api/contract';
import { conversation, person } from './fixtures';

const client = {
  id: person.id,
  firstName: person.firstName,
  lastName: person.lastName,
  profilePicture: null,
  userType: 'client' as const,
};
const professional = conversation(7, 'Maya').otherUser;

/** Work of the signed-in client with Maya, as a list shows it. */
export function workSummary(values: Partial<EngagementSummary> = {}): EngagementSummary {
  return {
    id: 3,
    title: 'Monthly bookkeeping for a ceramics shop',
    status: 'proposed',
    client,
    professional,
    viewerSide: 'client',
    waiting: ['decide'],
    openItems: 0,
    nextDueOn: null,
    updatedAt: '2026-11-24T15:00:00.000Z',
    ...values,
  };
}

export function proposal(number: number, values: Partial<Proposal> = {}): Proposal {
  return {
    number,
    status: 'open',
    lines: [
      {
        title: 'Monthly bookkeeping',
        detail: 'Up to 150 transactions.',
        quantity: 1,
        priceCents: 45_000,
        unit: 'month',
      },
      { title: 'Catch-up, January to June', detail: '', quantity: 6, priceCents: 5_000, unit: 'project' },
    ],
    totals: { monthlyCents: 45_000, onceCents: 30_000 },
    startsOn: '2099-01-04',
    terms: 'I invoice on the first of each month.\nEither of us can stop with 30 days’ notice.',
    validUntil: '2098-12-14',
    createdAt: '2026-11-24T15:00:00.000Z',
    decidedAt: null,
    acceptedName: null,
    declineReason: null,
    pdfUrl: `/api/engagements/3/proposals/${number}/pdf`,
    ...values,
  };
}

export function workFile(id: number, values: Partial<EngagementFile> = {}): EngagementFile {
  return {
    id,
    name: `Statement ${id}.pdf`,
    mimeType: 'application/pdf',
    bytes: 84_000,
    uploadedBy: 'client',
    scan: null,
    createdAt: '2026-11-25T15:00:00.000Z',
    url: `/api/engagement-files/${id}`,
    ...values,
  };
}

const nothing = { upload: false, removeOwnFiles: false, change: false, remove: false, accept: false, return: false };
/** Rights of the side that asked for a document whose files are here. */
export const mayCheck = { ...nothing, change: true, accept: true, return: true };

/** A document that Maya asked for. */
export function workItem(id: number, values: Partial<EngagementItem> = {}): EngagementItem {
  return {
    id,
    title: `Document ${id}`,
    note: '',
    dueOn: null,
    askedBy: 'professional',
    status: 'open',
    returnedNote: null,
    files: [],
    can: { ...nothing, upload: true, removeOwnFiles: true },
    ...values,
  };
}

/** The same work, whole: a first proposal waits for the client. */
export function work(values: Partial<Engagement> = {}): Engagement {
  return {
    ...workSummary(),
    version: 2,
    brief: {
      title: 'Monthly bookkeeping for a ceramics shop',
      need: 'We sell ceramics online in eleven states.\nOur books are six months behind.',
      dueOn: '2099-01-31',
      budgetFrom: 300,
      budgetTo: 500,
      budgetUnit: 'month',
    },
    createdBy: 'client',
    createdAt: '2026-11-20T15:00:00.000Z',
    acceptedAt: null,
    startedAt: null,
    doneAt: null,
    endedAt: null,
    endedBy: null,
    endReason: null,
    proposals: [proposal(1)],
    items: [],
    mayDo: ['change-brief', 'accept', 'decline', 'end', 'ask'],
    paused: null,
    reopenUntil: null,
    filesRemovedOn: null,
    ...values,
  };
}
