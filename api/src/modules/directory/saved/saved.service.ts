import { savedLimits } from '../../../contract/limits/shortlists';
import { User } from '../../../platform/auth/user.model';
import { database, type Transaction } from '../../../platform/database/transaction';
import { conflict } from '../../../platform/errors/app-error';
import { readProfessionals, type ProfessionalRecord } from '../professionals/professional-rows';
import { SavedProfessional } from './saved-professional.model';

/** Ids of the professionals that a client saved, the newest first. */
export async function savedIds(clientId: number): Promise<number[]> {
  const rows = await SavedProfessional.query()
    .where({ clientId })
    .orderBy([
      { column: 'createdAt', order: 'desc' },
      { column: 'accountantId', order: 'desc' },
    ]);
  return rows.map(({ accountantId }) => accountantId);
}

/**
 * The professionals that a client saved, the newest first. Who is not listed any more is left out, and comes back with
 * the listing.
 */
export async function listSaved(clientId: number): Promise<ProfessionalRecord[]> {
  const records = await readProfessionals(database(), await savedIds(clientId));
  return records.filter(({ profile }) => profile?.listed !== false);
}

/** Saves a professional; again is no error. @throws AppError 409 when the list is full */
export async function save(clientId: number, accountantId: number, transaction: Transaction): Promise<void> {
  // One change of a client's list at a time, so that the limit holds.
  await User.query(transaction).findById(clientId).forUpdate();
  if (await SavedProfessional.query(transaction).findById([clientId, accountantId])) return;
  const saved = await SavedProfessional.query(transaction).where({ clientId }).resultSize();
  if (saved >= savedLimits.max)
    throw conflict(`You have saved ${savedLimits.max} professionals. Please remove one first.`, 'too_many_saved');
  await SavedProfessional.query(transaction).insert({ clientId, accountantId, createdAt: new Date() });
}

/** Takes a professional off the list; not being on it is no error. */
export async function unsave(clientId: number, accountantId: number): Promise<void> {
  await SavedProfessional.query().deleteById([clientId, accountantId]);
}
