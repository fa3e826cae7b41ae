/** Limits of plans and coupons that the API enforces and forms show. Lengths are in characters. */

export const featuredDayLimits = {
  /** Days of a calendar month that the Professional plan includes. */
  perMonth: 5,
} as const;

export const couponLimits = {
  codeMin: 3,
  codeMax: 30,
  percentMax: 90,
  amountMaxCents: 100_000,
  periodsMax: 12,
  usesMax: 100_000,
} as const;
