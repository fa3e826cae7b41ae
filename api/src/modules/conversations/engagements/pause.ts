import type { User } from '../../../platform/auth/user.model';
import type { Transaction } from '../../../platform/database/transaction';
import type { AppError } from '../../../platform/errors/app-error';
import { hasBlocked } from '../../identity/blocks/has-blocked';
import { connectionDeclined, personBlocked } from '../connections/connections.errors';
import { Conversation, pairOf } from '../threads/conversation.model';
import { engagementPaused } from './engagements.errors';

/**
 * Finds why a person cannot change work with another now. A block has ended what was live; to reopen what was done is
 * the same refusal as with an account that was suspended or deleted.
 */
export async function pauseOf(viewer: User, other: User, transaction?: Transaction): Promise<AppError | null> {
  if (await hasBlocked(viewer.id, other.id, transaction)) return personBlocked(other.firstName);
  if (other.suspendedAt || (await hasBlocked(other.id, viewer.id, transaction))) return engagementPaused();
  const conversation = await Conversation.query(transaction).findOne(pairOf(viewer.id, other.id));
  const isDeclined = conversation?.connection === 'declined' && conversation.requestedById === viewer.id;
  return isDeclined ? connectionDeclined(other.firstName) : null;
}
