/** Limits of accounts that the API enforces and forms show. Lengths are in characters. */

export const nameLimits = { max: 100 } as const;

export const emailLimits = { max: 254 } as const;

export const usernameLimits = { min: 3, max: 60 } as const;

export const phoneLimits = { max: 40 } as const;

export const passwordLimits = { min: 8, max: 200 } as const;

export const locationLimits = { max: 100 } as const;
