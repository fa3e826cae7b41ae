import type { Transaction } from '../../platform/database/transaction';
import { planOf } from '../billing/plan-of';

/** Whether two people may send files to each other: either of them is on Premium. */
export async function maySendFiles(one: number, other: number, transaction?: Transaction): Promise<boolean> {
  return (await planOf(one, transaction)) === 'premium' || (await planOf(other, transaction)) === 'premium';
}
