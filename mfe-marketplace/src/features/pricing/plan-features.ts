import type { Plan } from './plans';

/** A line of the comparison: what each plan has; `false` is 'not included'. */
export interface PlanFeature {
  readonly label: string;
  readonly values: Readonly<Record<Plan['id'], string | false>>;
  /** Href where a professional finds it. */
  readonly href?: string;
}

/** The comparison of the pricing page. Verification is the same everywhere, because it cannot be bought. */
export const planFeatures: readonly PlanFeature[] = [
  {
    label: 'Client connections per month',
    values: { starter: 'Up to 2', professional: 'Up to 15', premium: 'Unlimited' },
  },
  {
    label: 'Search placement',
    values: { starter: 'Standard', professional: 'Higher', premium: 'Top' },
  },
  {
    label: 'Messaging',
    values: { starter: 'Basic', professional: 'Advanced', premium: 'With attachments' },
  },
  { label: 'Featured status', values: { starter: false, professional: '5 days per month', premium: 'Permanent' } },
  { label: 'Matching priority', values: { starter: false, professional: 'Priority', premium: 'Highest' } },
  {
    label: 'Verified badge',
    values: { starter: 'When verified', professional: 'When verified', premium: 'When verified' },
  },
  { label: 'Review tools', values: { starter: false, professional: 'Collection tools', premium: 'Advanced' } },
  {
    label: 'Analytics',
    values: { starter: '30-day totals', professional: '30-day totals', premium: 'Dashboard' },
    href: '/dashboard?tab=analytics',
  },
  { label: 'Direct meeting booking', values: { starter: false, professional: false, premium: 'Included' } },
  {
    label: 'Accepted work at a time',
    values: { starter: '1', professional: 'Unlimited', premium: 'Unlimited' },
  },
  {
    label: 'Private documents for work',
    values: { starter: 'Included', professional: 'Included', premium: 'Included' },
  },
  {
    label: 'Support',
    values: { starter: 'Email', professional: 'Email & Chat', premium: 'Priority Email, Chat & Phone' },
    href: '/profile?tab=support',
  },
  { label: 'Commission', values: { starter: 'None', professional: 'None', premium: 'None' } },
];
