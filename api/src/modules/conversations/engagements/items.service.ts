import { engagementLimits } from '../../../contract/limits/engagements';
import type { User } from '../../../platform/auth/user.model';
import type { Clock } from '../../../platform/clock/clock';
import { inRetriedTransaction } from '../../../platform/database/retried-transaction';
import type { Transaction } from '../../../platform/database/transaction';
import type { EngagementEvent } from '../threads/engagement-events';
import { lockedEngagement } from './engagement-changes.service';
import { EngagementItem } from './engagement-item.model';
import { publishEngagement, record } from './engagement-record';
import { itemRights } from './engagement-rights';
import { isLive } from './engagement-states';
import { refusePast } from './engagement-times';
import { Engagement, otherOf, type FullEngagement } from './engagement.model';
import { engagementChanged, engagementNotFound, itemChanged, itemNotFound, tooManyItems } from './engagements.errors';
import type { ItemDraft } from './engagements.schema';
import { ownEngagement, viewEngagement, type EngagementView } from './engagements.service';
import { pauseOf } from './pause';

/** Documents of live work, locked for a change by the viewer. */
export interface ItemWork {
  readonly viewer: User;
  readonly other: User;
  readonly engagement: FullEngagement;
  readonly now: Date;
  readonly transaction: Transaction;
}

/** Message that a change of the documents is stored as. */
export interface ItemNews {
  readonly event: EngagementEvent;
  readonly sentence: string;
}

/**
 * Changes documents of work while no one else changes it; without news only the open tabs of both learn of it.
 * @param when the change is possible: while the work is live, or always
 * @throws AppError 404, 409 when the work is over or the two are not to write to each other
 */
export async function changeItems(
  viewer: User,
  engagementId: number,
  clock: Clock,
  when: 'live' | 'always',
  work: (context: ItemWork) => Promise<ItemNews | null>,
): Promise<EngagementView> {
  const found = await ownEngagement(viewer, engagementId);
  return inRetriedTransaction(async (transaction) => {
    const engagement = await lockedEngagement(viewer, found, transaction);
    const other = otherOf(engagement, viewer.id);
    if (when === 'live') {
      if (!isLive(engagement.status)) throw engagementChanged();
      const pause = await pauseOf(viewer, other, transaction);
      if (pause) throw pause;
    }
    const now = clock.now();
    const news = await work({ viewer, other, engagement, now, transaction });
    await Engagement.query(transaction).findById(engagementId).patch({ updatedAt: now });
    if (news) {
      const note = { engagement, sender: viewer, receiver: other, event: news.event };
      await record(note, news.sentence, transaction);
    } else {
      await publishEngagement(engagement, transaction);
    }
    return viewEngagement(viewer, engagementId, clock, transaction);
  });
}

/** The work that a document of the viewer belongs to. @throws AppError 404 for all others */
export async function ownItem(viewer: User, id: number): Promise<EngagementItem> {
  const item = await EngagementItem.query().findById(id);
  if (!item) throw itemNotFound();
  await ownEngagement(viewer, item.engagementId).catch((error: unknown) => {
    throw (error as { code?: string }).code === engagementNotFound().code ? itemNotFound() : error;
  });
  return item;
}

type Right = keyof ReturnType<typeof itemRights>;

/** A document as it is now, when the viewer has a right to it. @throws AppError 404, 409 */
export function itemWith(right: Right, id: number, { engagement, viewer }: ItemWork): EngagementItem {
  const item = engagement.items.find((found) => found.id === id);
  if (!item) throw itemNotFound();
  if (!itemRights(item, { engagement, viewer, pause: null })[right]) throw itemChanged();
  return item;
}

/** Tells whether two requests are the same word for word, such as those of a list that is chosen twice. */
const isSame = (one: ItemDraft, other: ItemDraft): boolean =>
  one.title === other.title && one.note === other.note && one.dueOn === other.dueOn;

/** The requests that are neither there yet nor twice among these. */
function withoutRepeats(drafts: readonly ItemDraft[], { engagement, viewer }: ItemWork): ItemDraft[] {
  const there = engagement.items.filter((item) => item.askedById === viewer.id && item.status !== 'accepted');
  return drafts.filter((draft, at) => ![...there, ...drafts.slice(0, at)].some((earlier) => isSame(draft, earlier)));
}

/** 'Asked for 8 documents: Payslips, Bank statements, Invoices, and 5 more'. */
function askedSentence(drafts: readonly ItemDraft[]): string {
  const named = drafts.length > 4 ? drafts.slice(0, 3) : drafts;
  const titles = named.map(({ title }) => title).join(', ');
  if (drafts.length === 1) return `Asked for ${titles}`;
  const more = drafts.length - named.length;
  return `Asked for ${drafts.length} documents: ${titles}${more > 0 ? `, and ${more} more` : ''}`;
}

/** Asks the other side for documents. A request that is there already is not added once more. */
export const askFor = (
  viewer: User,
  engagementId: number,
  all: readonly ItemDraft[],
  clock: Clock,
): Promise<EngagementView> =>
  changeItems(viewer, engagementId, clock, 'live', async (context) => {
    const { engagement, other, now, transaction } = context;
    const drafts = withoutRepeats(all, context);
    if (drafts.length === 0) return null;
    if (engagement.items.length + drafts.length > engagementLimits.itemsMax) throw tooManyItems();
    for (const { dueOn } of drafts) refusePast('A due date', dueOn, now);
    const row = { engagementId, askedById: viewer.id, owedById: other.id, status: 'open', createdAt: now } as const;
    for (const draft of drafts) await EngagementItem.query(transaction).insert({ ...row, ...draft });
    return { event: 'asked', sentence: askedSentence(drafts) };
  });

/** Says of a document that was asked for what it is, or until when, anew. */
export const changeItem = (
  viewer: User,
  { id, engagementId }: EngagementItem,
  draft: ItemDraft,
  clock: Clock,
): Promise<EngagementView> =>
  changeItems(viewer, engagementId, clock, 'live', async (context) => {
    const item = itemWith('change', id, context);
    refusePast('A due date', draft.dueOn, context.now, item.dueOn);
    const isMoved = item.dueOn !== draft.dueOn;
    const reminders = { soonReminderAt: null, tomorrowReminderAt: null, overdueReminderAt: null };
    await item.$query(context.transaction).patch({ ...draft, ...(isMoved && reminders) });
    return null;
  });

/** Takes a request back for which no file came. */
export const removeItem = (viewer: User, { id, engagementId }: EngagementItem, clock: Clock): Promise<EngagementView> =>
  changeItems(viewer, engagementId, clock, 'live', async (context) => {
    const item = itemWith('remove', id, context);
    await item.$query(context.transaction).delete();
    return { event: 'unasked', sentence: `Stopped asking for ${item.title}` };
  });

/** Checks a document off. */
export const acceptItem = (viewer: User, { id, engagementId }: EngagementItem, clock: Clock): Promise<EngagementView> =>
  changeItems(viewer, engagementId, clock, 'live', async (context) => {
    const item = itemWith('accept', id, context);
    await item.$query(context.transaction).patch({ status: 'accepted', returnedNote: null });
    return { event: 'checked', sentence: `Checked off ${item.title}` };
  });

/** Gives a document back with what is missing. */
export const returnItem = (
  viewer: User,
  { id, engagementId }: EngagementItem,
  note: string,
  clock: Clock,
): Promise<EngagementView> =>
  changeItems(viewer, engagementId, clock, 'live', async (context) => {
    const item = itemWith('return', id, context);
    await item.$query(context.transaction).patch({ status: 'open', returnedNote: note });
    return { event: 'returned', sentence: `Returned ${item.title}: ${note}` };
  });
