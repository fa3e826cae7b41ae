import { lockUsers } from '../../../platform/auth/lock-users';
import type { User } from '../../../platform/auth/user.model';
import type { Clock } from '../../../platform/clock/clock';
import { isUniqueViolation } from '../../../platform/database/database-errors';
import { inRetriedTransaction } from '../../../platform/database/retried-transaction';
import type { Transaction } from '../../../platform/database/transaction';
import { emit } from '../../../platform/events/room-events';
import { markAllRead } from '../../identity/notifications/notifications.service';
import { engagementPath, type PersonalAct } from '../threads/engagement-events';
import { record } from './engagement-record';
import { nextEngagementStatus, sideMay, type EngagementSide } from './engagement-states';
import { refusePast, reopenUntil } from './engagement-times';
import { Engagement, otherOf, sideOf, type FullEngagement } from './engagement.model';
import { engagementChanged, engagementExists, engagementNotFound } from './engagements.errors';
import type { Brief } from './engagements.schema';
import { liveKeyOf, ownEngagement, viewEngagement, type EngagementView } from './engagements.service';
import { pauseOf } from './pause';
import { refuseFullPlan } from './plan-room';
import { Proposal } from './proposal.model';

/** Change of work by one of its sides. */
export interface Change {
  readonly engagement: FullEngagement;
  readonly side: EngagementSide;
  readonly viewer: User;
  readonly other: User;
  readonly now: Date;
  readonly transaction: Transaction;
}

/** Outcome of a change: what is stored, and the sentence that the conversation shows. */
export interface Outcome {
  readonly sentence: string;
  readonly changes?: Partial<Engagement>;
}

/** Act of a viewer on work, as of the version that their page shows. */
export interface Step {
  readonly viewer: User;
  readonly id: number;
  readonly version: number;
}

/**
 * Locks work of the viewer after its two people, so that its changes, and those of what else a professional has, come
 * one after the other: each sees what the one before has stored.
 * @throws AppError 404 for third persons
 */
export async function lockedEngagement(
  viewer: User,
  { id, clientId, professionalId }: Pick<Engagement, 'id' | 'clientId' | 'professionalId'>,
  transaction: Transaction,
): Promise<FullEngagement> {
  await lockUsers([clientId, professionalId], transaction);
  await Engagement.query(transaction).findById(id).select('id').forUpdate();
  return ownEngagement(viewer, id, transaction);
}

/** Acts after which a professional has more work that was agreed to. */
const fillsPlan: readonly PersonalAct[] = ['propose', 'accept', 'reopen'];

/**
 * Changes work of the viewer while no one else changes it.
 * @throws AppError 404 for third persons; 409 when it was changed since the viewer read it, or the two are not to write
 *   to each other; 403 or 409 when the professional's plan has no room
 */
export async function change(
  { viewer, id, version }: Step,
  act: PersonalAct,
  clock: Clock,
  work: (change: Change) => Promise<Outcome> | Outcome,
): Promise<EngagementView> {
  const found = await ownEngagement(viewer, id);
  return inRetriedTransaction(async (transaction) => {
    const engagement = await lockedEngagement(viewer, found, transaction);
    const side = sideOf(engagement, viewer.id);
    if (!side) throw engagementNotFound();
    const status = nextEngagementStatus(engagement.status, act);
    if (engagement.version !== version || !status || !sideMay(side, act, engagement.status)) throw engagementChanged();
    const other = otherOf(engagement, viewer.id);
    const pause = act === 'end' ? null : await pauseOf(viewer, other, transaction);
    if (pause) throw pause;
    if (fillsPlan.includes(act)) await refuseFullPlan(engagement, side, transaction);
    const now = clock.now();
    const { sentence, changes } = await work({ engagement, side, viewer, other, now, transaction });
    await patch(engagement, { status, version: version + 1, updatedAt: now, ...changes }, transaction);
    await record({ engagement, sender: viewer, receiver: other, event: act }, sentence, transaction);
    return viewEngagement(viewer, id, clock, transaction);
  });
}

async function patch(engagement: Engagement, changes: Partial<Engagement>, transaction: Transaction): Promise<void> {
  await Engagement.query(transaction)
    .findById(engagement.id)
    .patch(changes)
    .catch((error: unknown) => {
      throw isUniqueViolation(error) ? engagementExists() : error;
    });
}

/** Gives the brief other words. */
export const changeBrief = (step: Step, brief: Brief, clock: Clock): Promise<EngagementView> =>
  change(step, 'change-brief', clock, ({ engagement, now }) => {
    refusePast('The date', brief.dueOn, now, engagement.dueOn);
    return { sentence: `Changed the brief: ${brief.title}`, changes: brief };
  });

/** Says that the professional has begun. */
export const startWork = (step: Step, clock: Clock): Promise<EngagementView> =>
  change(step, 'start', clock, ({ now }) => ({ sentence: 'Started the work', changes: { startedAt: now } }));

/** Says that the work is done: it makes room in the plan, and the client is invited to review. */
export const finishWork = (step: Step, clock: Clock): Promise<EngagementView> =>
  change(step, 'done', clock, async ({ engagement, now, transaction }) => {
    const { clientId, professionalId } = engagement;
    await emit('work.done', { clientId, professionalId, now }, transaction);
    return { sentence: 'Marked the work as done', changes: { doneAt: now, liveKey: null } };
  });

/** Goes on with what was done, for a while. @throws AppError 409 afterwards, or while the two have other live work */
export const reopenWork = (step: Step, clock: Clock): Promise<EngagementView> =>
  change(step, 'reopen', clock, ({ engagement: { doneAt, clientId, professionalId }, now }) => {
    if (!doneAt || now >= reopenUntil(doneAt)) throw engagementChanged();
    const liveKey = liveKeyOf(clientId, professionalId);
    return { sentence: 'Reopened the work', changes: { doneAt: null, removalNoticeAt: null, liveKey } };
  });

/** Ends work that is live, whatever its state. */
export const endWork = (step: Step, reason: string, clock: Clock): Promise<EngagementView> =>
  change(step, 'end', clock, async ({ engagement, side, now, transaction }) => {
    await closeProposal(engagement.id, { status: 'withdrawn', decidedAt: now }, transaction);
    return { sentence: withReason('Ended the work', reason), changes: endedBy(side, reason, now) };
  });

const endedBy = (side: EngagementSide, reason: string, now: Date): Partial<Engagement> => ({
  ...{ endedAt: now, endedBy: side, endReason: reason || null, liveKey: null },
});

/** Closes the open proposal. @returns how many there were */
export const closeProposal = (
  engagementId: number,
  changes: Partial<Proposal>,
  transaction: Transaction,
): Promise<number> => Proposal.query(transaction).patch(changes).where({ engagementId, status: 'open' }).execute();

/** 'Ended the work: Moved away'. */
export const withReason = (sentence: string, reason: string): string => (reason ? `${sentence}: ${reason}` : sentence);

/**
 * Ends what a user whose account is deleted, or who blocks a person, has live, with that person alone if given; the
 * texts stay for the other side. Their rows are locked.
 */
export async function closeEngagements(
  user: User,
  now: Date,
  transaction: Transaction,
  otherId?: number,
): Promise<void> {
  const live = await Engagement.query(transaction)
    .whereNotNull('liveKey')
    .where((own) => void own.where({ clientId: user.id }).orWhere({ professionalId: user.id }))
    .where((both) => {
      if (otherId !== undefined) void both.where({ clientId: otherId }).orWhere({ professionalId: otherId });
    })
    .select('id')
    .forUpdate();
  for (const { id } of live) {
    await markAllRead(user.id, engagementPath(id), transaction);
    const engagement = await ownEngagement(user, id, transaction);
    const side = sideOf(engagement, user.id) ?? 'client';
    await closeProposal(id, { status: 'withdrawn', decidedAt: now }, transaction);
    const version = engagement.version + 1;
    await patch(engagement, { status: 'ended', version, updatedAt: now, ...endedBy(side, '', now) }, transaction);
    await record(
      { engagement, sender: user, receiver: otherOf(engagement, user.id), event: 'end' },
      'Ended the work',
      transaction,
    );
  }
}
