import { User } from '../../../platform/auth/user.model';
import type { Transaction } from '../../../platform/database/transaction';
import { conflict, forbidden } from '../../../platform/errors/app-error';

/**
 * Serializes removing an administrator's role or access: all administrators are locked in one order, so that two who
 * remove each other concurrently do not both succeed.
 * @param actorId who removes it, and must still be an administrator
 * @throws AppError 403 when the actor is no longer an administrator, 409 when no administrator would be left
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
