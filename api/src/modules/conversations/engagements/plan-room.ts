import type { Transaction } from '../../../platform/database/transaction';
import { planOf } from '../../money/billing/subscriptions/plan-of';
import { agreedStatuses, type EngagementSide } from './engagement-states';
import { Engagement, type FullEngagement } from './engagement.model';
import { needsPlan, professionalIsFull } from './engagements.errors';

/**
 * Starter has room for one piece of work that was agreed to. The professional's row is locked.
 * @throws AppError 403 for the professional, 409 for the client
 */
export async function refuseFullPlan(
  { id, professionalId, professional }: FullEngagement,
  side: EngagementSide,
  transaction: Transaction,
): Promise<void> {
  if ((await planOf(professionalId, transaction)) !== 'starter') return;
  const agreed = await Engagement.query(transaction)
    .where({ professionalId })
    .whereIn('status', agreedStatuses)
    .whereNot({ id })
    .resultSize();
  if (agreed === 0) return;
  throw side === 'professional' ? needsPlan() : professionalIsFull(professional.firstName);
}
