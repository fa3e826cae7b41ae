/** Limits for the whole site that the API enforces and forms show. Lengths are in characters, sizes in bytes. */

export const siteLimits = {
  nameMin: 2,
  nameMax: 60,
  bannerMax: 200,
  linkLabelMax: 40,
  linkMax: 500,
  orderMax: 200,
} as const;

export const adminLimits = { bulkMax: 100, reasonMax: 500 } as const;

/** Rows that a list without pages gives together; the rest is asked for behind them. */
export const listLimits = { pageSize: 200 } as const;

export const notificationLimits = { listMax: 50, badgeMax: 9 } as const;

export const requestBodyLimits = { jsonBytes: 1024 * 1024, releaseBytes: 1024 * 1024 } as const;
