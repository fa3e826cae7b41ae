import { randomUUID } from 'node:crypto';
import type { Server } from '@hapi/hapi';
import type { QueryBuilder } from 'objection';
import { pauseAfter } from '../../contract/backoff';
import { shortened } from '../text/shortened';
import type { MailTransport, WrittenMail } from './mail-transport';
import { Mail } from './mail.model';

const minute = 60_000;
const batch = 20;

/** Attempts to send a mail: over two days, then an admin looks at it. */
export const mostAttempts = 14;

/** Longer than any try takes. A process that died holding a mail gives it back after this time. */
const claimMilliseconds = 5 * minute;

/** Pause after a failed try, in milliseconds: 30 s, 1 min, 2 min and so on, at most 6 hours. */
export function retryPause(attempts: number): number {
  return pauseAfter(attempts - 1, { first: 30_000, longest: 360 * minute });
}

interface Delivery {
  readonly transport: MailTransport;
  readonly logger: Pick<Server['logger'], 'warn' | 'info'>;
  /** For tests; now when absent. */
  readonly now?: Date;
}

/**
 * Sends what is due, at most 20 mails, and returns how many were claimed. Safe to call concurrently in many processes:
 * each mail is claimed by one first. While the mail server cannot be reached only one mail is tried.
 */
export async function deliverMails({ transport, logger, now = new Date() }: Delivery): Promise<number> {
  let sent = 0;
  const found = await due(Mail.query(), now)
    .select('id')
    .orderBy([{ column: 'notBefore' }, { column: 'id' }])
    .limit(batch);
  for (const { id } of found) {
    const mail = await claim(id, now);
    if (!mail) continue;
    try {
      if (!isWritten(mail)) throw new Error('The mail has no content.');
      await transport.send(mail);
      await settle(mail, {
        status: 'sent',
        sentAt: new Date(),
        lastError: null,
        ...(transport.afterwards === 'forget' && { content: null }),
      });
      sent += 1;
    } catch (error) {
      logger.warn({ err: error, mail: id, attempts: mail.attempts }, 'mail was not taken');
      await settle(mail, afterFailure(mail, error, now));
      if (isUnreachable(error)) break;
    }
  }
  return sent;
}

/** Deletes mails that were sent before a given time. */
export async function forgetSentMails(before: Date): Promise<void> {
  await Mail.query().delete().where({ status: 'sent' }).where('sentAt', '<', before);
}

function due<Result>(query: QueryBuilder<Mail, Result>, now: Date): QueryBuilder<Mail, Result> {
  return query.where(
    (any) =>
      void any
        .where((waiting) => void waiting.where({ status: 'waiting' }).where('notBefore', '<=', now))
        .orWhere((held) => void held.where({ status: 'sending' }).where('claimedUntil', '<=', now)),
  );
}

/** Claims a mail for this process; undefined when another claimed or changed it first. */
async function claim(id: number, now: Date): Promise<Mail | undefined> {
  const name = randomUUID();
  const claimedUntil = new Date(Date.now() + claimMilliseconds);
  const changes = {
    status: 'sending' as const,
    claim: name,
    claimedUntil,
    waitingKey: null,
    attempts: Mail.raw('?? + 1', ['attempts']),
  };
  const claimed = await due(Mail.query().patch(changes), now).where({ id });
  return claimed === 1 ? Mail.query().findOne({ id, claim: name }) : undefined;
}

/** Writes how a try ended, unless the claim ran out and another process holds the mail. */
async function settle(
  mail: Mail,
  changes: Partial<Pick<Mail, 'status' | 'sentAt' | 'lastError' | 'content' | 'notBefore'>>,
): Promise<void> {
  await Mail.query()
    .patch({ ...changes, claim: null, claimedUntil: null })
    .where({ id: mail.id, claim: mail.claim });
}

function afterFailure(
  { attempts }: Mail,
  error: unknown,
  now: Date,
): Partial<Pick<Mail, 'status' | 'lastError' | 'notBefore'>> {
  const lastError = shortened(error instanceof Error ? error.message : String(error), 300);
  if (attempts >= mostAttempts || isRefusedForGood(error)) return { status: 'failed', lastError };
  return { status: 'waiting', lastError, notBefore: new Date(now.getTime() + retryPause(attempts)) };
}

/** A mail server's 5xx about this mail, not about us: signing in to it may be put right at any time. */
function isRefusedForGood(error: unknown): boolean {
  const { responseCode, code } = error as { responseCode?: number; code?: string };
  return (responseCode ?? 0) >= 500 && code !== 'EAUTH';
}

const unreachableCodes = new Set<unknown>([
  'ECONNECTION',
  'ESOCKET',
  'ETIMEDOUT',
  'EDNS',
  'EAUTH',
  'ECONNREFUSED',
  'ETLS',
]);

function isUnreachable(error: unknown): boolean {
  return unreachableCodes.has((error as { code?: unknown }).code);
}

function isWritten(mail: Mail): mail is WrittenMail {
  return mail.content !== null;
}
