const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** Lifetime of a session, in milliseconds. */
export const sessionTimes = {
  /** Without use; `remembered` is also the life of the browser's cookie. */
  idle: { plain: 12 * hour, remembered: 30 * day },
  /** In all, however much it is used. */
  absolute: { plain: 7 * day, remembered: 180 * day },
  /** A session in use is moved on at most this often, so that reading costs no write. */
  refreshAfter: 5 * 60 * 1000,
} as const;

/** Computes the end of a session that is used now. */
export function expiry(remember: boolean, createdAt: Date, now: Date): Date {
  const kind = remember ? 'remembered' : 'plain';
  return new Date(Math.min(now.getTime() + sessionTimes.idle[kind], createdAt.getTime() + sessionTimes.absolute[kind]));
}
