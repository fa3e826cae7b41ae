import type { Transaction } from '../../platform/database/transaction';
import { planOf } from '../billing/plan-of';

/**
 * Whether two people may send files to each other: one is on Premium (decisions.md, Messages).
 */
export async function maySendFiles(one: number, other: number, transaction?: Transaction): Promise<boolean> {
  return (await planOf(one, transaction)) === 'premium' || (await planOf(other, transaction)) === 'premium';
}
