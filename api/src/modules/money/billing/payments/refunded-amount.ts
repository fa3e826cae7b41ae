import type { RefundReport } from '../../../../platform/payments/payment-gateway';

/** Refunds and lost disputes of one payment by a gateway's reports, in the smallest unit of the currency it charged. */
export interface KnownRefunds {
  /** All that was given back of so much until a moment; null before that was heard of. */
  readonly sum: { readonly refunded: number; readonly of: number; readonly at: string } | null;
  /** Refunds that failed afterwards, by the gateway's name of each. */
  readonly failed: Readonly<Record<string, { readonly amount: number; readonly at: string }>>;
  /** Amount that the bank took in a lost dispute. */
  readonly lost: number;
}

export const nothingKnown: KnownRefunds = { sum: null, failed: {}, lost: 0 };

/** Adds a report to what is known. Reports may be repeated and come in any order. */
export function withReport(known: KnownRefunds, report: RefundReport, at: Date): KnownRefunds {
  const moment = at.toISOString();
  if (report.kind === 'refund_failed')
    return { ...known, failed: { ...known.failed, [report.refundId]: { amount: report.amount, at: moment } } };
  const { refunded = 1, of = 1 } = report;
  const { sum } = known;
  // Within one second, the larger sum is the later one.
  const isNewer = !sum || moment > sum.at || (moment === sum.at && refunded > sum.refunded);
  return { ...known, sum: isNewer ? { refunded, of, at: moment } : sum };
}

/**
 * The cents of a payment that left again. Each sum is of all refunds, less those that failed since; in another currency
 * it counts by its share.
 */
export function refundedCents({ sum, failed, lost }: KnownRefunds, amountCents: number): number {
  const undone = Object.values(failed).reduce(
    (total, { amount, at }) => (sum && at >= sum.at ? total + amount : total),
    0,
  );
  const gone = Math.max(0, (sum?.refunded ?? 0) - undone) + lost;
  return Math.min(amountCents, Math.round((amountCents * gone) / (sum?.of ?? amountCents)));
}
