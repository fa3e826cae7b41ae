import type { Plan } from './plans';

/** A line of the comparison: what each plan has; `null` is 'not included'. */
export interface PlanFeature {
  readonly name: string;
  readonly values: Readonly<Record<Plan['id'], string | null>>;
}

/** The comparison of M §9. Verification is the same everywhere, because it cannot be bought. */
export const planFeatures: readonly PlanFeature[] = [
  { name: 'Client connections per month', values: { starter: 'Up to 2', professional: 'Up to 15', premium: 'Unlimited' } },
  { name: 'Search placement', values: { starter: 'Standard', professional: 'Higher', premium: 'Top' } },
  { name: 'Messaging', values: { starter: 'Basic', professional: 'Advanced', premium: 'With attachments' } },
  { name: 'Featured status', values: { starter: null, professional: '5 days per month', premium: 'Permanent' } },
  { name: 'Matching priority', values: { starter: null, professional: 'Priority', premium: 'Highest' } },
  { name: 'Verified badge', values: { starter: 'When verified', professional: 'When verified', premium: 'When verified' } },
  { name: 'Review tools', values: { starter: null, professional: 'Collection tools', premium: 'Advanced' } },
  { name: 'Analytics', values: { starter: null, professional: null, premium: 'Dashboard' } },
  { name: 'Direct meeting booking', values: { starter: null, professional: null, premium: 'Included' } },
  { name: 'Support', values: { starter: 'Email', professional: 'Email & Chat', premium: 'Priority Email, Chat & Phone' } },
  { name: 'Commission', values: { starter: 'None', professional: 'None', premium: 'None' } },
];
