import type { BillingInterval } from '@counterpart/api/contract';

/** A plan that a person has chosen and not confirmed. */
export interface ChosenPlan {
  readonly plan: 'professional' | 'premium';
  readonly interval: BillingInterval;
}
