import type { PlanId } from '../../../contract/plans';
import type { User } from '../../../platform/auth/user.model';
import { planOf } from '../../money/billing/subscriptions/plan-of';
import { analyticsForProfessionals, analyticsNotInPlan } from './analytics.errors';

/** Professionals have analytics. @throws AppError 403 */
export function mayReadAnalytics({ viewer }: { readonly viewer: User }): void {
  if (viewer.userType !== 'accountant') throw analyticsForProfessionals();
}

/** True when a plan has all analytics; others have totals of some days. */
export const hasAllAnalytics = (plan: PlanId): boolean => plan === 'premium';

/** All of it is for professionals whose plan has it. @throws AppError 403 */
export async function mayExportAnalytics({ viewer }: { readonly viewer: User }): Promise<void> {
  mayReadAnalytics({ viewer });
  if (!hasAllAnalytics(await planOf(viewer.id))) throw analyticsNotInPlan();
}
