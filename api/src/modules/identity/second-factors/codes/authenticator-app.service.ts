import { Secret, TOTP } from 'otpauth';
import { sealText, unsealText, type Secrets } from '../../../../platform/auth/sealed-text';
import type { Transaction } from '../../../../platform/database/transaction';
import { appExists, appNotFound, codeUsed, noAppCode, wrongCode, wrongSetupCode } from '../second-factors.errors';
import { AuthenticatorApp } from './authenticator-app.model';

/** Time steps that a phone's clock may be off, either way. */
const drift = 1;
const period = 30;
/** Bytes of the shared secret (RFC 4226 asks for 160 bits). */
const secretBytes = 20;

/** Secret to set an authenticator app up with: the key to type, and the same as a URI to scan. */
export interface AppSetup {
  readonly key: string;
  readonly uri: string;
}

/**
 * Begins to set up an app; nothing counts before its first code. One that was begun before is void.
 * @throws AppError 409 when an app is set up already
 */
export async function beginApp(
  userId: number,
  { account, issuer, secrets }: { readonly account: string; readonly issuer: string; readonly secrets: Secrets },
  transaction: Transaction,
): Promise<AppSetup> {
  const secret = new Secret({ size: secretBytes });
  const known = await AuthenticatorApp.query(transaction).findById(userId);
  if (known?.confirmedAt) throw appExists();
  await AuthenticatorApp.query(transaction).delete().where({ userId, confirmedAt: null });
  await AuthenticatorApp.query(transaction).insert({
    ...{ userId, lastStep: null, confirmedAt: null, lastUsedAt: null, createdAt: new Date() },
    secret: await sealText(secret.base32, secrets),
  });
  return { key: secret.base32, uri: new TOTP({ issuer, label: account, secret, period }).toString() };
}

/**
 * Has an app count from now on, by its first code.
 * @throws AppError 400 for a wrong code, 404 when none was begun, 409 when it was confirmed already
 */
export async function confirmApp(
  userId: number,
  code: string,
  secrets: Secrets,
  transaction: Transaction,
): Promise<void> {
  const app = await AuthenticatorApp.query(transaction).findById(userId);
  if (!app) throw appNotFound();
  if (app.confirmedAt) throw appExists();
  const lastStep = await stepOf(app, code, secrets);
  if (lastStep === null) throw wrongSetupCode();
  const confirmedAt = new Date();
  // Of the same secret: another setup may have begun meanwhile.
  const done = await AuthenticatorApp.query(transaction)
    .patch({ confirmedAt, lastStep })
    .where({ userId, secret: app.secret, confirmedAt: null });
  if (done === 0) throw appNotFound();
}

/**
 * Uses a code of an app up. A code is good once, also when two send it at the same moment.
 * @throws AppError 400 for a wrong code, and for one that was used
 */
export async function takeAppCode(
  userId: number,
  code: string,
  secrets: Secrets,
  transaction: Transaction,
): Promise<void> {
  const app = await AuthenticatorApp.query(transaction).findById(userId).whereNotNull('confirmedAt');
  if (!app) throw noAppCode();
  const step = await stepOf(app, code, secrets);
  if (step === null) throw wrongCode();
  const taken = await AuthenticatorApp.query(transaction)
    .patch({ lastStep: step, lastUsedAt: new Date() })
    .where({ userId })
    .where((query) => void query.whereNull('lastStep').orWhere('lastStep', '<', step));
  if (taken === 0) throw codeUsed();
  await sealAnew(app, secrets, transaction);
}

/** The time step that a code is of; null for a wrong code. */
async function stepOf(app: AuthenticatorApp, code: string, secrets: Secrets): Promise<number | null> {
  const { secret } = await unsealed(app, secrets);
  const totp = new TOTP({ secret: Secret.fromBase32(secret), period });
  const delta = totp.validate({ token: code.replace(/\D/g, ''), window: drift });
  return delta === null ? null : totp.counter() + delta;
}

async function unsealed(app: AuthenticatorApp, secrets: Secrets): Promise<{ secret: string; isOld: boolean }> {
  const found = await unsealText(app.secret, secrets);
  if (found) return { secret: found.text, isOld: found.isOld };
  throw new Error('The secret of an authenticator app was sealed with a session secret that is no longer known.');
}

/** While both session secrets are known, a use moves the app's secret to the new one. */
async function sealAnew(app: AuthenticatorApp, secrets: Secrets, transaction: Transaction): Promise<void> {
  const { secret, isOld } = await unsealed(app, secrets);
  if (!isOld) return;
  await AuthenticatorApp.query(transaction)
    .patch({ secret: await sealText(secret, secrets) })
    .where({ userId: app.userId, secret: app.secret });
}
