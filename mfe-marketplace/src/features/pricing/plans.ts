import type { PlanId } from '@counterpart/api/contract';
import type { PricingFeature } from '@counterpart/design-system/pricing-card';

export interface Plan {
  readonly id: PlanId;
  readonly summary: string;
  readonly mostPopular: boolean;
  readonly features: readonly PricingFeature[];
  readonly actionLabel: string;
}

/** Percent saved by paying yearly, as the badge shows it. */
export const annualSavingPercent = 17;

/** The three plans; names and prices are the contract's. Verified is earned on every plan and part of none. */
export const plans: readonly Plan[] = [
  {
    id: 'starter',
    summary: 'Get listed and test the waters.',
    mostPopular: false,
    features: ['Up to 2 client connections per month', 'Standard placement', 'Basic messaging', 'Email support'],
    actionLabel: 'Get Started Free',
  },
  {
    id: 'professional',
    summary: 'For a practice that takes on clients.',
    mostPopular: true,
    features: [
      'Up to 15 client connections per month',
      'Higher placement',
      'Advanced messaging',
      'Featured status 5 days per month',
      'Priority matching',
      'Review collection tools',
      'Email & Chat support',
    ],
    actionLabel: 'Choose Professional',
  },
  {
    id: 'premium',
    summary: 'For a firm that wants to grow.',
    mostPopular: false,
    features: [
      'Unlimited client connections',
      'Top placement',
      'Messaging with attachments',
      'Permanent featured status',
      'Highest matching priority',
      'Advanced review tools',
      'Analytics dashboard',
      { text: 'Direct meeting booking', href: '/pricing#meeting-booking' },
      'Priority Email, Chat & Phone support',
    ],
    actionLabel: 'Choose Premium',
  },
];
