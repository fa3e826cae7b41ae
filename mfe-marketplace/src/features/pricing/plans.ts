export interface Plan {
  readonly id: 'starter' | 'professional' | 'premium';
  readonly name: string;
  readonly summary: string;
  readonly mostPopular: boolean;
  /** Prices in cents. The price a month when paid each month. */
  readonly monthlyCents: number;
  /** When paid each year; null for the free plan. */
  readonly annual: { readonly perMonthCents: number; readonly totalCents: number; readonly savingCents: number } | null;
  readonly features: readonly string[];
  readonly actionLabel: string;
}

/** What paying by the year saves, in percent, as the badge says it. */
export const annualSavingPercent = 17;

/** Days of the free trial that new members of a paid plan have. */
export const trialDays = 7;

/** The three plans, as specified. Verified is earned on every plan and part of none. */
export const plans: readonly Plan[] = [
  {
    id: 'starter',
    name: 'Starter',
    summary: 'To be listed and see who writes.',
    mostPopular: false,
    monthlyCents: 0,
    annual: null,
    features: ['Up to 2 client connections per month', 'Standard placement', 'Basic messaging', 'Email support'],
    actionLabel: 'Get Started Free',
  },
  {
    id: 'professional',
    name: 'Professional',
    summary: 'For a practice that takes on clients.',
    mostPopular: true,
    monthlyCents: 2900,
    annual: { perMonthCents: 2400, totalCents: 29_000, savingCents: 5800 },
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
    name: 'Premium',
    summary: 'For a firm that wants to grow.',
    mostPopular: false,
    monthlyCents: 5900,
    annual: { perMonthCents: 4900, totalCents: 59_000, savingCents: 11_800 },
    features: [
      'Unlimited client connections',
      'Top placement',
      'Messaging with attachments',
      'Permanent featured status',
      'Highest matching priority',
      'Advanced review tools',
      'Analytics dashboard',
      'Direct meeting booking',
      'Priority Email, Chat & Phone support',
    ],
    actionLabel: 'Choose Premium',
  },
];
