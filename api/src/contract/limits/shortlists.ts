/** Limits on professionals that a user can save, and compare with each other. */

export const savedLimits = { max: 200 } as const;

export const compareLimits = { max: 4 } as const;
