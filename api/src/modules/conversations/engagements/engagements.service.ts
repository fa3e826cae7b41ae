import { engagementLimits } from '../../../contract/limits/engagements';
import { lockUsers } from '../../../platform/auth/lock-users';
import type { User } from '../../../platform/auth/user.model';
import type { Clock } from '../../../platform/clock/clock';
import { isUniqueViolation } from '../../../platform/database/database-errors';
import { inRetriedTransaction } from '../../../platform/database/retried-transaction';
import type { Transaction } from '../../../platform/database/transaction';
import type { AppError } from '../../../platform/errors/app-error';
import { isEitherBlocked } from '../../identity/blocks/has-blocked';
import { Conversation, pairOf } from '../threads/conversation.model';
import { findPerson } from '../threads/find-person';
import { Message } from '../threads/message.model';
import { record } from './engagement-record';
import { liveStatuses, type EngagementSide } from './engagement-states';
import { refusePast } from './engagement-times';
import { Engagement, otherOf, sideOf, type FullEngagement } from './engagement.model';
import { engagementExists, engagementNotFound, notPossible, writeFirst } from './engagements.errors';
import type { EngagementDraft, EngagementListQuery } from './engagements.schema';
import { pauseOf } from './pause';

/** A piece of work as one of its two people opens it. */
export interface EngagementView {
  readonly engagement: FullEngagement;
  readonly viewer: User;
  readonly side: EngagementSide;
  /** Refusal of every change but the end; null when there is none. */
  readonly pause: AppError | null;
  readonly now: Date;
}

const isFull = (found: Engagement | undefined): found is FullEngagement =>
  Boolean(found?.professional && found.client && found.items);

/** A piece of work of the viewer with its documents, files and proposals. @throws AppError 404 for all others */
export async function ownEngagement(viewer: User, id: number, transaction?: Transaction): Promise<FullEngagement> {
  const found = await Engagement.query(transaction)
    .findById(id)
    .withGraphFetched('[professional, client, proposals, items.files]')
    .modifyGraph('items', (items) => void items.orderBy('engagement_items.id'))
    .modifyGraph('items.files', (files) => void files.orderBy('engagement_files.id'));
  if (!isFull(found) || !sideOf(found, viewer.id)) throw engagementNotFound();
  return found;
}

/** The same, with what the viewer may do. */
export async function viewEngagement(
  viewer: User,
  id: number,
  { now }: Clock,
  transaction?: Transaction,
): Promise<EngagementView> {
  const engagement = await ownEngagement(viewer, id, transaction);
  const pause = await pauseOf(viewer, otherOf(engagement, viewer.id), transaction);
  return { engagement, viewer, side: sideOf(engagement, viewer.id) ?? 'client', pause, now: now() };
}

/** The viewer's work, what changed last first, with one other person alone if given. */
export async function listEngagements(
  viewer: User,
  { with: otherId, state, offset }: EngagementListQuery,
): Promise<{ items: FullEngagement[]; next: number | null }> {
  const { listMax } = engagementLimits;
  const as = (own: 'clientId' | 'professionalId', other: 'clientId' | 'professionalId') => ({
    [own]: viewer.id,
    ...(otherId !== undefined && { [other]: otherId }),
  });
  const found = await Engagement.query()
    .where((either) => void either.where(as('clientId', 'professionalId')).orWhere(as('professionalId', 'clientId')))
    .where((some) =>
      state === 'live' ? void some.whereIn('status', liveStatuses) : void some.whereNotIn('status', liveStatuses),
    )
    .orderBy([
      { column: 'updatedAt', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .offset(offset)
    .limit(listMax + 1)
    .withGraphFetched('[professional, client, items]');
  return { items: found.slice(0, listMax).filter(isFull), next: found.length > listMax ? offset + listMax : null };
}

/** The client and the professional among two people; null when they are not one of each. */
function pairUp(viewer: User, other: User): { client: User; professional: User } | null {
  if (viewer.userType === 'client' && other.userType === 'accountant') return { client: viewer, professional: other };
  if (viewer.userType === 'accountant' && other.userType === 'client') return { client: other, professional: viewer };
  return null;
}

/**
 * Finds why work with a person cannot begin: they are connected by messages that reached both, and neither has blocked
 * the other.
 */
export async function refusalToBegin(viewer: User, other: User, transaction?: Transaction): Promise<AppError | null> {
  if (!pairUp(viewer, other) || other.suspendedAt || (await isEitherBlocked(viewer.id, other.id, transaction)))
    return notPossible();
  const conversation = await Conversation.query(transaction).findOne(pairOf(viewer.id, other.id));
  if (conversation?.connection === 'declined') return notPossible();
  const delivered =
    conversation &&
    conversation.connection !== 'waiting' &&
    (await Message.query(transaction).findOne({ conversationId: conversation.id, withheld: false }).select('id'));
  return delivered ? null : writeFirst(other.firstName);
}

/** The live work of two people. */
export const liveWork = (client: Pick<User, 'id'>, professional: Pick<User, 'id'>): Promise<Engagement | undefined> =>
  Engagement.query()
    .findOne({ liveKey: liveKeyOf(client.id, professional.id) })
    .execute();

/** Builds the `liveKey` of two people. */
export const liveKeyOf = (clientId: number, professionalId: number): string => `${clientId}:${professionalId}`;

/**
 * Begins work with a person by a brief.
 * @throws AppError 404 for no person, 409 when the two cannot begin, or have work that is live
 */
export async function beginWork(
  viewer: User,
  { with: otherId, ...brief }: EngagementDraft,
  clock: Clock,
): Promise<EngagementView> {
  const other = await findPerson(otherId);
  return inRetriedTransaction(async (transaction) => {
    await lockUsers([viewer.id, otherId], transaction);
    const refusal = await refusalToBegin(viewer, other, transaction);
    const pair = pairUp(viewer, other);
    if (refusal || !pair) throw refusal ?? notPossible();
    const [clientId, professionalId] = [pair.client.id, pair.professional.id];
    const now = clock.now();
    refusePast('The date', brief.dueOn, now);
    const engagement = await Engagement.query(transaction)
      .insertAndFetch({
        ...{ ...brief, clientId, professionalId, status: 'brief', version: 1 },
        liveKey: liveKeyOf(clientId, professionalId),
        createdBy: viewer.id === clientId ? 'client' : 'professional',
        ...{ createdAt: now, updatedAt: now },
      })
      .catch((error: unknown) => {
        throw isUniqueViolation(error) ? engagementExists() : error;
      });
    await record(
      { engagement, sender: viewer, receiver: other, event: 'began' },
      `Wrote a brief: ${brief.title}`,
      transaction,
    );
    return viewEngagement(viewer, engagement.id, clock, transaction);
  });
}
