import type { Transaction } from '../../../platform/database/transaction';
import { planOf } from '../../money/billing/subscriptions/plan-of';

/** True when two people may send each other files: either of them is on Premium. */
export async function maySendFiles(one: number, other: number, transaction?: Transaction): Promise<boolean> {
  return (await planOf(one, transaction)) === 'premium' || (await planOf(other, transaction)) === 'premium';
}
