/** Limits of second steps that the API enforces and forms show. */

/** Minutes for which a proof of the owner's presence holds in a session. */
export const confirmationMinutes = 10;

/** Days for which a browser can be trusted. */
export const trustDays = 30;

export const passkeyLimits = { perAccount: 20, nameMax: 60 } as const;

export const recoveryCodeCount = 10;
