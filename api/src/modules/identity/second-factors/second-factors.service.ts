import type { NewPasskey } from '../../../contract/named-types';
import { recordAudit, type AuditActor } from '../../../platform/audit/record-audit';
import type { AuditAction } from '../../../contract/audit-actions';
import { lockUsers } from '../../../platform/auth/lock-users';
import { hasSecondFactor, requiredSince } from '../../../platform/auth/required-second-step';
import { endSessionsOf } from '../../../platform/auth/session-store';
import type { User } from '../../../platform/auth/user.model';
import { inRetriedTransaction } from '../../../platform/database/retried-transaction';
import type { Transaction } from '../../../platform/database/transaction';
import { enqueueMail } from '../../../platform/mail/enqueue-mail';
import type { Settings } from '../../../platform/settings';
import { defaultsOf, readSettings } from '../../../platform/site/site-settings';
import { AuthenticatorApp } from './codes/authenticator-app.model';
import { confirmApp, takeAppCode } from './codes/authenticator-app.service';
import { RecoveryCode } from './codes/recovery-code.model';
import { isRecoveryCode, replaceRecoveryCodes, takeRecoveryCode } from './codes/recovery-codes.service';
import { Passkey } from './passkeys/passkey.model';
import { checkNewPasskey, passkeysOf, storePasskey } from './passkeys/passkeys.service';
import { recoveryUnderWay } from './recovery/recovery.service';
import { recoveryCodeUsedMail, secondFactorsChangedMail } from './second-factor-mails';
import {
  appNotFound,
  lastSecondFactor,
  noSecondFactor,
  passkeyNotFound,
  wrongRecoveryCode,
} from './second-factors.errors';
import { revokeTrust } from './trusted-browsers.service';

/** Means of proving that a person is there, beside the password. */
export interface SecondFactors {
  readonly app: AuthenticatorApp | null;
  readonly passkeys: readonly Passkey[];
  readonly recoveryCodesLeft: number;
  /** Time when a recovery under way takes it all away. */
  readonly recoveryDueAt: Date | null;
}

/** Reads what a person has set up. */
export async function readSecondFactors(userId: number, transaction?: Transaction): Promise<SecondFactors> {
  const app = AuthenticatorApp.query(transaction).findById(userId).whereNotNull('confirmedAt');
  return {
    app: (await app) ?? null,
    passkeys: await passkeysOf(userId, transaction),
    recoveryCodesLeft: await RecoveryCode.query(transaction).where({ userId, usedAt: null }).resultSize(),
    recoveryDueAt: (await recoveryUnderWay(userId, transaction))?.dueAt ?? null,
  };
}

/**
 * Uses a code of the app, or a recovery code, up.
 * @throws AppError 400 for a wrong or used one
 */
export async function takeCode(user: User, typed: string, settings: Settings, by: AuditActor): Promise<void> {
  await inRetriedTransaction(async (transaction) => {
    if (!isRecoveryCode(typed)) return takeAppCode(user.id, typed, settings, transaction);
    if (!(await takeRecoveryCode(user.id, typed, transaction))) throw wrongRecoveryCode();
    const { recoveryCodesLeft } = await readSecondFactors(user.id, transaction);
    await enqueueMail(recoveryCodeUsedMail(user, recoveryCodesLeft), transaction);
    const subject = { type: 'user', id: user.id };
    await recordAudit({ by, action: 'secondFactor.recoveryCodeUsed', subject }, transaction);
  });
}

/** Record of a change of factors: the act for the audit log, the sentence for the mail, without 'your account'. */
interface Change {
  readonly action: AuditAction;
  readonly sentence: string;
  readonly by: AuditActor;
}

interface Removal extends Change {
  /** The installation's, which may require a second step. */
  readonly settings: Settings;
}

/** A session that adds a factor. */
interface Adder {
  readonly by: AuditActor;
  readonly sessionHash: string | undefined;
}

/** Changes one person's factors, one change at a time, with a mail and an entry in the audit log. */
function change<Result>(
  user: User,
  { action, sentence, by }: Change,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  return inRetriedTransaction(async (transaction) => {
    await lockUsers([user.id], transaction);
    const result = await work(transaction);
    await enqueueMail(secondFactorsChangedMail(user, sentence), transaction);
    await recordAudit({ by, action, subject: { type: 'user', id: user.id } }, transaction);
    return result;
  });
}

/**
 * Adds a factor. With the first one every other session ends: a password alone opened it.
 * @returns recovery codes with the first one; null when the person has theirs
 */
const adding = <Result>(
  user: User,
  record: Change & Adder,
  add: (transaction: Transaction) => Promise<Result>,
): Promise<{ readonly added: Result; readonly recoveryCodes: readonly string[] | null }> =>
  change(user, record, async (transaction) => {
    const isFirst = !(await hasSecondFactor(user.id, transaction));
    const added = await add(transaction);
    if (!isFirst) return { added, recoveryCodes: null };
    await endSessionsOf(user.id, record.sessionHash, transaction);
    return { added, recoveryCodes: await replaceRecoveryCodes(user.id, transaction) };
  });

/**
 * Removes a factor and trusts no browser any longer; recovery codes go with the last one.
 * @throws AppError 409 for the last one where a second step is required
 */
const removing = (
  user: User,
  { settings, ...record }: Removal,
  remove: (transaction: Transaction) => Promise<void>,
): Promise<void> =>
  change(user, record, async (transaction) => {
    await remove(transaction);
    await revokeTrust(user.id, transaction);
    if (await hasSecondFactor(user.id, transaction)) return;
    const { secondStep } = (await readSettings(transaction, defaultsOf(settings))).settings;
    if (await requiredSince(user, secondStep, transaction)) throw lastSecondFactor();
    await RecoveryCode.query(transaction).delete().where({ userId: user.id });
  });

/** Has the app that is being set up count. @throws AppError as `confirmApp` */
export const addApp = (user: User, code: string, settings: Settings, adder: Adder) =>
  adding(
    user,
    { ...adder, action: 'secondFactor.appAdded', sentence: 'An authenticator app was added to' },
    (transaction) => confirmApp(user.id, code, settings, transaction),
  );

/** Removes the app. @throws AppError 404, 409 as `removing` */
export const removeApp = (user: User, settings: Settings, by: AuditActor): Promise<void> =>
  removing(
    user,
    { by, settings, action: 'secondFactor.appRemoved', sentence: 'The authenticator app was removed from' },
    async (transaction) => {
      const app = AuthenticatorApp.query(transaction).delete().where({ userId: user.id });
      if ((await app.whereNotNull('confirmedAt')) === 0) throw appNotFound();
    },
  );

/** Adds a passkey. @throws AppError as `checkNewPasskey` and `storePasskey` */
export async function addPasskey(user: User, made: NewPasskey, settings: Settings, adder: Adder) {
  const checked = await checkNewPasskey(user.id, made, settings);
  const record = { ...adder, action: 'secondFactor.passkeyAdded', sentence: 'A passkey was added to' } as const;
  return adding(user, record, (transaction) => storePasskey(checked, transaction));
}

/** Removes a passkey. @throws AppError 404, 409 as `removing` */
export const removePasskey = (user: User, id: number, settings: Settings, by: AuditActor): Promise<void> =>
  removing(
    user,
    { by, settings, action: 'secondFactor.passkeyRemoved', sentence: 'A passkey was removed from' },
    async (transaction) => {
      if ((await Passkey.query(transaction).delete().where({ id, userId: user.id })) === 0) throw passkeyNotFound();
    },
  );

/** Gives a passkey another name. @throws AppError 404 */
export async function renamePasskey(userId: number, id: number, name: string): Promise<void> {
  // On MySQL a name that stays the same counts as found too.
  if ((await Passkey.query().patch({ name }).where({ id, userId })) === 0) throw passkeyNotFound();
}

/** Gives a person new recovery codes. @throws AppError 409 without a factor to recover */
export const renewRecoveryCodes = (user: User, by: AuditActor): Promise<readonly string[]> =>
  change(
    user,
    { by, action: 'secondFactor.recoveryCodesReplaced', sentence: 'New recovery codes were made for' },
    async (transaction) => {
      if (!(await hasSecondFactor(user.id, transaction))) throw noSecondFactor();
      return replaceRecoveryCodes(user.id, transaction);
    },
  );
