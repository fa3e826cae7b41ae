import { User } from '../../platform/auth/user.model';
import type { Transaction } from '../../platform/database/transaction';
import { conflict, forbidden } from '../../platform/errors/app-error';

/**
 * Has one administrator at a time take another's role or access away: all of them are locked, in one order, so that two
 * who do it to each other at the same moment do not both succeed.
 * @param actorId who does it: an administrator still, or it is refused
 * @throws AppError 403 when they are none any more, 409 when nobody would be left to administer
 */
export async function refuseLastAdmin(userId: number, actorId: number | null, transaction: Transaction): Promise<void> {
  const admins = await User.query(transaction)
    .select('id')
    .where({ userType: 'admin', suspendedAt: null })
    .orderBy('id')
    .forUpdate();
  if (admins.every(({ id }) => id === userId))
    throw conflict('There must be at least one administrator.', 'last_admin');
  if (!admins.some(({ id }) => id === actorId)) throw forbidden('Only administrators may do this.', 'admin_only');
}
