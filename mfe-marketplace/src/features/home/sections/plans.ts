import type { PricingFeature } from '@counterpart/design-system/pricing-card';

export interface Plan {
  readonly name: string;
  readonly audience: string;
  /** Plan whose price applies; absent for clients, who pay nothing. */
  readonly plan?: 'professional' | 'premium';
  readonly points: readonly PricingFeature[];
  readonly mostPopular?: boolean;
  readonly action: { readonly label: string; readonly href: string };
}

const join = { label: 'Start Free Trial', href: '/auth?signup=true&accountant=true' } as const;

/** As specified, as the home page shows them: clients pay nothing, professionals choose. */
export const plans: readonly Plan[] = [
  {
    name: 'Business Plan',
    audience: 'For clients',
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
    plan: 'professional',
    points: [
      'Up to 15 connections a month',
      'Higher placement',
      'Featured 5 days a month',
      'Priority matching',
      'Review collection tools',
    ],
    action: join,
  },
  {
    name: 'Premium',
    audience: 'For professionals',
    plan: 'premium',
    points: [
      'Featured top placement',
      'Priority lead matching',
      'Featured badge',
      { text: 'Advanced analytics', href: '/dashboard?tab=analytics' },
      { text: 'Direct meeting booking', href: '/pricing#meeting-booking' },
    ],
    mostPopular: true,
    action: join,
  },
];
