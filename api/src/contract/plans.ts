/** A plan that professionals can have. */
export type PlanId = 'starter' | 'professional' | 'premium';

/** Billing period of a paid plan. */
export type BillingInterval = 'monthly' | 'annual';

/** Price and limits of a plan. Prices are US cents without tax. */
export interface PlanTerms {
  readonly id: PlanId;
  readonly name: string;
  /** For one billing period of each kind; 0 is free. */
  readonly price: Readonly<Record<BillingInterval, number>>;
  /** New connections a billing month; null is unlimited. */
  readonly connections: number | null;
}

/** The plans, from the smallest to the largest, with the prices and limits of the pricing page. */
export const planTerms: readonly PlanTerms[] = [
  { id: 'starter', name: 'Starter', price: { monthly: 0, annual: 0 }, connections: 2 },
  { id: 'professional', name: 'Professional', price: { monthly: 2900, annual: 29_000 }, connections: 15 },
  { id: 'premium', name: 'Premium', price: { monthly: 5900, annual: 59_000 }, connections: null },
];

/** Days of the free trial that each account has once. */
export const trialDays = 7;

/** The terms of a plan. */
export function termsOf(plan: PlanId): PlanTerms {
  const terms = planTerms.find(({ id }) => id === plan);
  if (!terms) throw new RangeError(`There is no plan ${plan}.`);
  return terms;
}
