import { createHmac, timingSafeEqual } from 'node:crypto';

/** Seconds for which a signature is taken. */
const toleranceSeconds = 300;

/** Signs the body of an event: `t=<seconds>,v1=<hex of HMAC-SHA256 over "t.body">`, the form that Stripe uses. */
export function signEvent(body: string, secret: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000);
  return `t=${seconds},v1=${digest(body, seconds, secret)}`;
}

/** Checks that a signature is of this body and secret, and fresh. */
export function isSignedBy(body: string, signature: string, secret: string, now: Date): boolean {
  const [, time = '', given = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature) ?? [];
  const seconds = Number(time);
  if (!given || Math.abs(now.getTime() / 1000 - seconds) > toleranceSeconds) return false;
  return timingSafeEqual(Buffer.from(given), Buffer.from(digest(body, seconds, secret)));
}

const digest = (body: string, seconds: number, secret: string): string =>
  createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
