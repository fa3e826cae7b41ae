import type {
  PasskeyEntry,
  SecondFactors as PresentedFactors,
  TrustedBrowser as PresentedBrowser,
} from '../../../contract/named-types';
import { describeBrowser } from '../sessions/describe-browser';
import type { Passkey } from './passkeys/passkey.model';
import type { SecondFactors } from './second-factors.service';
import type { TrustedBrowser } from './trusted-browser.model';

/** A passkey as its owner sees it. */
export const presentPasskey = ({ id, name, createdAt, lastUsedAt }: Passkey): PasskeyEntry => ({
  ...{ id, name, createdAt: createdAt.toISOString() },
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});

/** Factors as their owner sees them: never a secret. */
export const presentSecondFactors = ({
  app,
  passkeys,
  recoveryCodesLeft,
  recoveryDueAt,
}: SecondFactors): PresentedFactors => ({
  app: app && {
    createdAt: (app.confirmedAt ?? app.createdAt).toISOString(),
    lastUsedAt: app.lastUsedAt?.toISOString() ?? null,
  },
  passkeys: passkeys.map(presentPasskey),
  recoveryCodesLeft,
  recoveryDueAt: recoveryDueAt?.toISOString() ?? null,
});

/** A trusted browser as its owner sees it. @param current hash of the one that asks */
export const presentTrustedBrowser = (
  { tokenHash, userAgent, lastUsedAt, expiresAt }: TrustedBrowser,
  current: string | null,
): PresentedBrowser => ({
  id: tokenHash,
  browser: describeBrowser(userAgent),
  lastUsedAt: lastUsedAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
  current: tokenHash === current,
});
