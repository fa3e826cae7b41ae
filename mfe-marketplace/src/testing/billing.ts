import type { Billing, BillingInvoice, BillingQuote, FeaturedDays } from '@counterpart/api/contract';

/** Professional, paid by the month until May, with what a test changes. */
export function billing(changes: Partial<Billing> = {}): Billing {
  return {
    plan: 'professional',
    status: 'active',
    interval: 'monthly',
    periodEnd: '2027-05-01T00:00:00.000Z',
    trialEndsAt: null,
    next: {
      kind: 'renews',
      at: '2027-05-01T00:00:00.000Z',
      plan: 'professional',
      interval: 'monthly',
      amountCents: 2900,
    },
    trialAvailable: false,
    gateway: 'test',
    card: { brand: 'Visa', last4: '4242', expMonth: 4, expYear: 2030 },
    openInvoice: null,
    failure: null,
    waitingPayment: null,
    can: { cancel: true, resume: false },
    ...changes,
  };
}

/** Quote for Premium in the middle of a month of Professional, with what a test changes. */
export function quote(changes: Partial<BillingQuote> = {}): BillingQuote {
  return {
    kind: 'upgrade',
    plan: 'premium',
    interval: 'monthly',
    lines: [
      { label: 'Premium, April 16 to May 1, 2027', amountCents: 2950 },
      { label: 'Unused time on Professional', amountCents: -1450 },
    ],
    subtotalCents: 1500,
    taxCents: 0,
    totalCents: 1500,
    effectiveAt: '2027-04-16T00:00:00.000Z',
    nextPayment: { at: '2027-05-01T00:00:00.000Z', amountCents: 5900 },
    at: '2027-04-16T00:00:00.000Z',
    coupon: null,
    ...changes,
  };
}

/** A paid invoice, with what a test changes. */
export function invoice(changes: Partial<BillingInvoice> = {}): BillingInvoice {
  return {
    number: 12,
    label: 'CP-000012',
    status: 'paid',
    lines: [{ label: 'Professional, April 1 to May 1, 2027', amountCents: 2900 }],
    totalCents: 2900,
    refundedCents: 0,
    issuedAt: '2027-04-01T00:00:00.000Z',
    paidAt: '2027-04-01T00:00:00.000Z',
    ...changes,
  };
}

/** Professional, with two days chosen in April, with what a test changes. */
export function featuredDays(changes: Partial<FeaturedDays> = {}): FeaturedDays {
  return {
    plan: 'professional',
    today: '2027-04-16',
    lastDay: '2027-05-31',
    days: ['2027-04-10', '2027-04-20'],
    ...changes,
  };
}
