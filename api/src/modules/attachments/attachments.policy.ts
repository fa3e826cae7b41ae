import type { Transaction } from '../../platform/database/transaction';
import { AccountantProfile } from '../professionals/accountant-profile.model';

/**
 * Whether two people may send files to each other: one is a Premium professional (decisions.md, Messages).
 */
export async function maySendFiles(one: number, other: number, transaction?: Transaction): Promise<boolean> {
  const premium = await AccountantProfile.query(transaction)
    .whereIn('userId', [one, other])
    .findOne({ plan: 'premium' })
    .select('userId');
  return premium !== undefined;
}
