import type { Request } from '@hapi/hapi';
import { actorOf, recordAudit } from '../../../../platform/audit/record-audit';
import { AuditEntry } from '../../../../platform/audit/audit-entry.model';
import { csrfHeader, csrfToken } from '../../../../platform/auth/csrf-token';
import { knownDevice, newDevice, rememberDevice } from '../../../../platform/auth/known-device';
import { hasSecondFactor } from '../../../../platform/auth/required-second-step';
import { sessionCookieOf, setSessionCookie } from '../../../../platform/auth/session-cookie';
import { endSession, startSession } from '../../../../platform/auth/session-store';
import { lockUsers } from '../../../../platform/auth/lock-users';
import { User } from '../../../../platform/auth/user.model';
import { inRetriedTransaction } from '../../../../platform/database/retried-transaction';
import type { Transaction } from '../../../../platform/database/transaction';
import { requestLog } from '../../../../hosting/observed-requests';
import { enqueueMail } from '../../../../platform/mail/enqueue-mail';
import type { Platform } from '../../../../platform/platform';
import type { RouteContext } from '../../../../platform/routes/route-definition';
import { describeBrowser } from '../../sessions/describe-browser';
import { leaveSecondStep } from '../../second-factors/pending-sign-in.service';
import { newDeviceMail } from '../account-mails';
import { endSessionToken } from './end-session-link';

/** Part of a request's context that signing in needs. */
export type SignInContext = Pick<
  RouteContext<'public', unknown, unknown, unknown>,
  'request' | 'platform' | 'setCookie' | 'setHeader'
>;

/** Way of signing in. */
interface Way {
  readonly remember: boolean;
  /** Proof beside the password or in its stead, for the audit log. */
  readonly by?: 'Passkey' | 'Code' | 'Recovery code' | 'Trusted browser';
}

/**
 * Gives the browser a new session, never the one it came with, and its CSRF token. The account's owner gets
 * a mail about a browser that the account does not know, unless it is its first.
 */
export async function signIn(user: User, { remember, by }: Way, context: SignInContext): Promise<User> {
  const { request, platform, setCookie, setHeader } = context;
  const { settings } = platform;
  const previous = sessionCookieOf(request, settings);
  if (previous) await endSession(previous.id);
  const userAgent = request.headers['user-agent'] as string | undefined;
  const { id, owner, device } = await inRetriedTransaction(async (transaction) => {
    await lockUsers([user.id], transaction);
    const found = await User.query(transaction).findById(user.id).throwIfNotFound();
    const known = knownDevice(found, request, settings);
    const started = { owner: found, device: known ?? newDevice() };
    // A trusted browser proves less than its owner, and so does a password beside which a factor was set up just now:
    // changes that ask for them ask again.
    const isProven = by ? by !== 'Trusted browser' : !(await hasSecondFactor(user.id, transaction));
    const options = { remember, confirmedAt: isProven ? new Date() : null, userAgent, device: started.device };
    const sessionId = await startSession(user.id, options, transaction);
    if (known === null) await tellOfDevice(user, started.device, request, platform, transaction);
    const actor = { ...actorOf(request), userId: user.id };
    const subject = { type: 'user', id: user.id };
    await recordAudit({ by: actor, action: 'session.started', subject, ...(by && { reason: by }) }, transaction);
    return { ...started, id: sessionId };
  });
  await leaveSecondStep(request, settings, setCookie);
  setSessionCookie(request, id, remember);
  rememberDevice(owner, device, settings, setCookie);
  setHeader(csrfHeader, csrfToken(id, settings.sessionSecret));
  requestLog(request).info({ userId: user.id }, 'signed in');
  return user;
}

async function tellOfDevice(
  user: User,
  device: string,
  request: Request,
  { settings }: Platform,
  transaction: Transaction,
): Promise<void> {
  const earlier = AuditEntry.query(transaction).select('id').findOne({ userId: user.id, action: 'session.started' });
  if (!(await earlier)) return;
  const browser = describeBrowser((request.headers['user-agent'] as string | undefined) ?? null);
  await enqueueMail(newDeviceMail(user, browser, endSessionToken({ userId: user.id, device }, settings)), transaction);
}
