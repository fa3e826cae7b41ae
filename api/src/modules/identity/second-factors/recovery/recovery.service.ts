import { recordAudit, productActor, type AuditActor } from '../../../../platform/audit/record-audit';
import { lockUsers } from '../../../../platform/auth/lock-users';
import { endSessionsOf } from '../../../../platform/auth/session-store';
import { User } from '../../../../platform/auth/user.model';
import { inRetriedTransaction } from '../../../../platform/database/retried-transaction';
import type { Transaction } from '../../../../platform/database/transaction';
import { invalid } from '../../../../platform/errors/app-error';
import { enqueueMail } from '../../../../platform/mail/enqueue-mail';
import type { Settings } from '../../../../platform/settings';
import { notify } from '../../notifications/notifications.service';
import { AuthenticatorApp } from '../codes/authenticator-app.model';
import { RecoveryCode } from '../codes/recovery-code.model';
import { Passkey } from '../passkeys/passkey.model';
import { recoveryNotFound } from '../second-factors.errors';
import { revokeTrust } from '../trusted-browsers.service';
import { recoveryOf, recoveryToken } from './recovery-link';
import { recoveredMail, recoveryRequestedMail } from './recovery-mails';
import { SecondFactorRecovery } from './second-factor-recovery.model';

/** Milliseconds between a request and its effect: the owner, who may be asleep, can call it off. No one shortens it. */
const delay = 24 * 60 * 60_000;

/** A person's request that waits for its day. */
export const recoveryUnderWay = (userId: number, transaction?: Transaction) =>
  SecondFactorRecovery.query(transaction).findOne({ userId }).execute();

/**
 * Asks to have the second step taken away in a day, and tells all devices of the account. Asking again changes nothing.
 */
export function requestRecovery(user: User, settings: Settings, by: AuditActor): Promise<SecondFactorRecovery> {
  return inRetriedTransaction(async (transaction) => {
    await lockUsers([user.id], transaction);
    const known = await recoveryUnderWay(user.id, transaction);
    if (known) return known;
    const requestedAt = new Date();
    const dueAt = new Date(requestedAt.getTime() + delay);
    const made = await SecondFactorRecovery.query(transaction).insertAndFetch({ userId: user.id, requestedAt, dueAt });
    await enqueueMail(recoveryRequestedMail(user, recoveryToken(made, settings)), transaction);
    const news = {
      title: 'Someone asked to turn off your second step',
      body: 'It happens in 24 hours. If it wasn’t you, stop it in your security settings and choose a new password.',
    };
    const href = '/profile?tab=security';
    await notify({ userId: user.id, kind: 'security', href, ...news, mailedApart: true }, transaction);
    const subject = { type: 'user', id: user.id };
    await recordAudit({ by, action: 'secondFactor.recoveryRequested', subject }, transaction);
    return made;
  });
}

/** Calls a person's request off. @throws AppError 404 when none is under way */
export function cancelRecovery(userId: number, by: AuditActor): Promise<void> {
  return inRetriedTransaction(async (transaction) => {
    await lockUsers([userId], transaction);
    if (!(await dropRecovery(userId, by, transaction))) throw recoveryNotFound();
  });
}

/** Calls the request of a person who has just signed in with their second step off: it is not lost. */
export function endRecovery(userId: number, by: AuditActor): Promise<void> {
  return inRetriedTransaction(async (transaction) => {
    await lockUsers([userId], transaction);
    if (!(await dropRecovery(userId, by, transaction))) return;
    const news = {
      title: 'Your second step stays on',
      body: 'Someone had asked to turn it off. You just logged in with it, so we stopped that. If you didn’t ask, choose a new password.',
    };
    await notify({ userId, kind: 'security', href: '/profile?tab=security', ...news }, transaction);
  });
}

/**
 * Calls the request of a mailed link off. One that was called off before is what was wanted.
 * @throws AppError 400 for a token that we did not make
 */
export async function cancelMailedRecovery(token: string, settings: Settings, by: AuditActor): Promise<void> {
  const named = recoveryOf(token, settings);
  if (!named) throw invalid('This link is incomplete. Please open it from the email again.', 'link_expired');
  await inRetriedTransaction(async (transaction) => {
    await lockUsers([named.userId], transaction);
    const found = await SecondFactorRecovery.query(transaction).findOne(named);
    if (found) await dropRecovery(named.userId, by, transaction);
  });
}

async function dropRecovery(userId: number, by: AuditActor, transaction: Transaction): Promise<boolean> {
  const dropped = await SecondFactorRecovery.query(transaction).delete().where({ userId });
  if (dropped === 0) return false;
  const subject = { type: 'user', id: userId };
  await recordAudit({ by, action: 'secondFactor.recoveryCancelled', subject }, transaction);
  return true;
}

/** Takes the second step away from those whose day has come. */
export async function recoverDue(now = new Date()): Promise<void> {
  const due = await SecondFactorRecovery.query().where('dueAt', '<=', now).orderBy('id').limit(100);
  for (const { id, userId } of due) await inRetriedTransaction((transaction) => recover({ id, userId }, transaction));
}

/** Waits for those who call it off, and they for this: the request is looked for once the person is locked. */
async function recover(request: Pick<SecondFactorRecovery, 'id' | 'userId'>, transaction: Transaction): Promise<void> {
  const { userId } = request;
  await lockUsers([userId], transaction);
  if ((await SecondFactorRecovery.query(transaction).delete().where(request)) === 0) return;
  await Passkey.query(transaction).delete().where({ userId });
  await AuthenticatorApp.query(transaction).delete().where({ userId });
  await RecoveryCode.query(transaction).delete().where({ userId });
  await revokeTrust(userId, transaction);
  await endSessionsOf(userId, undefined, transaction);
  const user = await User.query(transaction).findById(userId).throwIfNotFound();
  await enqueueMail(recoveredMail(user), transaction);
  const subject = { type: 'user', id: userId };
  await recordAudit({ by: productActor, action: 'secondFactor.recovered', subject }, transaction);
}
