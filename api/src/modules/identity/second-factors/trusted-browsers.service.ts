import type { Request, ServerStateCookieOptions } from '@hapi/hapi';
import { trustDays } from '../../../contract/limits/second-factors';
import { hashToken, newSecretToken } from '../../../platform/auth/secret-token';
import { recordAudit, type AuditActor } from '../../../platform/audit/record-audit';
import { inRetriedTransaction } from '../../../platform/database/retried-transaction';
import type { Transaction } from '../../../platform/database/transaction';
import type { ListPart } from '../../../platform/paging/offset-query';
import type { Settings } from '../../../platform/settings';
import { shortened } from '../../../platform/text/shortened';
import { PendingSignIn } from './pending-sign-in.model';
import { SecondFactorRecovery } from './recovery/second-factor-recovery.model';
import { trustedBrowserNotFound } from './second-factors.errors';
import { TrustedBrowser } from './trusted-browser.model';

const lifetime = trustDays * 86_400_000;

const isSecure = ({ publicUrl }: Settings): boolean => publicUrl.startsWith('https://');
const cookieName = (userId: number, settings: Settings): string =>
  `${isSecure(settings) ? '__Host-' : ''}trusted-${userId}`;

/** Spares a person the second step in a browser for 30 days. */
export async function trustBrowser(
  userId: number,
  request: Request,
  settings: Settings,
  setCookie: (name: string, value: string, options: ServerStateCookieOptions) => void,
): Promise<void> {
  const token = newSecretToken();
  const now = new Date();
  const userAgent = request.headers['user-agent'] as string | undefined;
  await TrustedBrowser.query().insert({
    ...{ tokenHash: hashToken(token), userId, createdAt: now, lastUsedAt: now },
    expiresAt: new Date(now.getTime() + lifetime),
    userAgent: userAgent ? shortened(userAgent, 300) : null,
  });
  setCookie(cookieName(userId, settings), token, {
    ...{ ttl: lifetime, isHttpOnly: true, isSameSite: 'Lax', path: '/', encoding: 'none' },
    isSecure: isSecure(settings),
  });
}

/** The hash under which a person trusts the browser of a request; null where they do not. */
export function trustOf(userId: number, request: Request, settings: Settings): string | null {
  const token: unknown = request.state[cookieName(userId, settings)];
  return typeof token === 'string' ? hashToken(token) : null;
}

/** True when a person trusts the browser of a request. */
export async function isTrusted(userId: number, request: Request, settings: Settings): Promise<boolean> {
  const tokenHash = trustOf(userId, request, settings);
  if (tokenHash === null) return false;
  const now = new Date();
  const found = await TrustedBrowser.query()
    .patch({ lastUsedAt: now })
    .where({ userId, tokenHash })
    .where('expiresAt', '>', now);
  return found === 1;
}

/** A part of a person's trusted browsers, the last used first. */
export const listTrustedBrowsers = (userId: number, { offset, limit }: ListPart): Promise<TrustedBrowser[]> =>
  TrustedBrowser.query()
    .where({ userId })
    .where('expiresAt', '>', new Date())
    .orderBy('lastUsedAt', 'desc')
    .orderBy('tokenHash')
    .offset(offset)
    .limit(limit)
    .execute();

/** Trusts one browser no longer. @throws AppError 404 */
export const revokeTrustedBrowser = (userId: number, tokenHash: string, by: AuditActor): Promise<void> =>
  inRetriedTransaction(async (transaction) => {
    const revoked = await TrustedBrowser.query(transaction).delete().where({ userId, tokenHash });
    if (revoked === 0) throw trustedBrowserNotFound();
    await recordAudit({ by, action: 'browser.trustEnded', subject: { type: 'user', id: userId } }, transaction);
  });

/**
 * Trusts no browser of a person any longer, and ends sign-ins and a recovery under way: with a new password, which
 * those who began them do not know, or one factor less.
 */
export async function revokeTrust(userId: number, transaction: Transaction): Promise<void> {
  await PendingSignIn.query(transaction).delete().where({ userId });
  await SecondFactorRecovery.query(transaction).delete().where({ userId });
  await TrustedBrowser.query(transaction).delete().where({ userId });
}
