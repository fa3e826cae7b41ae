import type { BillingPeriod } from '../../../marketing/billing-period';

export interface Plan {
  readonly name: string;
  readonly audience: string;
  /** Whole US dollars a month, by how it is billed. */
  readonly dollars: Readonly<Record<BillingPeriod, number>>;
  /** What is billed once a year, and what that saves, in whole US dollars. */
  readonly yearly?: { readonly billed: number; readonly saved: number };
  readonly points: readonly string[];
  readonly mostPopular?: boolean;
  readonly action: { readonly label: string; readonly href: string };
}

const join = { label: 'Start Free Trial', href: '/auth?signup=true&accountant=true' } as const;

/** As specified, as the home page shows them: clients pay nothing, professionals choose. */
export const plans: readonly Plan[] = [
  {
    name: 'Business Plan',
    audience: 'For clients',
    dollars: { monthly: 0, annual: 0 },
    points: [
      'No credit card',
      'Unlimited searches',
      'Profiles and reviews',
      'Direct messages',
      'No fees or commissions',
    ],
    action: { label: 'Start Searching Free', href: '/auth?signup=true' },
  },
  {
    name: 'Professional',
    audience: 'For professionals',
    dollars: { monthly: 29, annual: 24 },
    yearly: { billed: 290, saved: 58 },
    points: [
      'Up to 15 connections a month',
      'Higher placement',
      'Featured on 5 days a month',
      'Priority matching',
      'Review collection tools',
    ],
    action: join,
  },
  {
    name: 'Premium',
    audience: 'For professionals',
    dollars: { monthly: 59, annual: 49 },
    yearly: { billed: 590, saved: 118 },
    points: [
      'Featured top placement',
      'Priority lead matching',
      'Featured badge',
      'Advanced analytics',
      'Direct meeting booking',
    ],
    mostPopular: true,
    action: join,
  },
];
