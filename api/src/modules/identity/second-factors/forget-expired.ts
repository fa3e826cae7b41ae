import { PasskeyChallenge } from './passkeys/passkey-challenges';
import { PendingSignIn } from './pending-sign-in.model';
import { TrustedBrowser } from './trusted-browser.model';

/** Deletes what is past its time: challenges, sign-ins without a second step, trust. */
export async function forgetExpired(): Promise<void> {
  const now = new Date();
  await PasskeyChallenge.query().delete().where('expiresAt', '<=', now);
  await PendingSignIn.query().delete().where('expiresAt', '<=', now);
  await TrustedBrowser.query().delete().where('expiresAt', '<=', now);
}
