import { StartError } from '../src/platform/errors/start-error';
import type { StandIn } from '../src/platform/settings';

/** Meaning of each stand-in in production, and what to set in its place. */
const meanings: Readonly<Record<StandIn, { readonly sentence: string; readonly instead: string }>> = {
  'test-payments': {
    sentence: 'Payments: anyone pays for a plan with a published test card, and no money moves.',
    instead: 'set STRIPE_SECRET_KEY to a live key, and STRIPE_WEBHOOK_SECRET',
  },
  'mail-outbox': {
    sentence: 'Mail: no email leaves this machine; all of them stay in the outbox.',
    instead: 'set SMTP_URL',
  },
  'demo-data': {
    sentence: 'Demo data: there is an administrator whose password is in the README.',
    instead: 'do not set SEED_DEMO=1, and delete the demo accounts or start on an empty database',
  },
};

/** Stand-ins that `ALLOW_IN_PRODUCTION` may name. */
export const standIns = Object.keys(meanings) as readonly StandIn[];

/** One loud line each, for the person who starts the product. */
export const standInWarnings = (used: readonly StandIn[]): string[] =>
  used.map((standIn) => `WARNING: ${meanings[standIn].sentence} (ALLOW_IN_PRODUCTION=${standIn})`);

/**
 * Refuses stand-ins of development in production, unless each is said to be meant.
 * @throws StartError with a line about each, what to set, and how to say that it is meant
 */
export function refuseStandIns(used: readonly StandIn[], allowed: readonly string[]): void {
  const refused = used.filter((standIn) => !allowed.includes(standIn));
  if (refused.length === 0) return;
  throw new StartError(
    [
      'NODE_ENV=production is refused as it is set up:',
      ...refused.map((standIn) => `- ${meanings[standIn].sentence} To change it, ${meanings[standIn].instead}.`),
      `If this is meant, say so: ALLOW_IN_PRODUCTION=${[...allowed, ...refused].join(',')}`,
    ].join('\n'),
  );
}
