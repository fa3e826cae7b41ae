const bookkeeping = { retainedBecause: 'Records of what was paid have to be kept by law.' } as const;

/** The tables of plans and payments, for `personalTables`. */
export const billingTables = [
  {
    name: 'paymentMethods',
    table: 'billing_accounts',
    owner: 'userId',
    shown: ['cardBrand', 'cardLast4', 'cardExpMonth', 'cardExpYear', 'trialUsedAt', 'createdAt'],
    afterwards: 'erased',
  },
  {
    name: 'subscriptions',
    table: 'subscriptions',
    owner: 'userId',
    shown: ['plan', 'billingInterval', 'status', 'periodStart', 'periodEnd', 'trialEndsAt', 'createdAt', 'endedAt'],
    afterwards: bookkeeping,
  },
  {
    name: 'payments',
    table: 'billing_payments',
    owner: 'userId',
    shown: ['purpose', 'amountCents', 'status', 'createdAt', 'settledAt', 'disputedAt'],
    afterwards: bookkeeping,
  },
  {
    name: 'invoices',
    table: 'billing_invoices',
    owner: 'userId',
    shown: [
      ...['number', 'status', 'billedName', 'billedEmail', 'lines', 'subtotalCents', 'taxCents', 'totalCents'],
      ...['currency', 'periodStart', 'periodEnd', 'issuedAt', 'paidAt'],
    ],
    json: ['lines'],
    afterwards: bookkeeping,
  },
  { name: 'couponsUsed', table: 'billing_coupon_uses', owner: 'userId', shown: ['usedAt'], afterwards: bookkeeping },
  { name: 'featuredDays', table: 'featured_days', owner: 'userId', shown: ['day'], afterwards: 'erased' },
] as const;
