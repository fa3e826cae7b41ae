import type { ConfirmedSession, RequestedRecovery, WaitingSecondStep } from '../../../../contract/named-types';
import type { SecondFactors } from '../../second-factors/second-factors.service';

/** Ways to confirm a sign-in, as the browser in which it waits sees them: none where none waits. */
export const presentWaitingStep = (factors: SecondFactors | null): WaitingSecondStep => ({
  hasApp: Boolean(factors?.app),
  hasPasskeys: Boolean(factors?.passkeys.length),
  hasRecoveryCodes: Boolean(factors?.recoveryCodesLeft),
  recoveryDueAt: factors?.recoveryDueAt?.toISOString() ?? null,
});

/** Time when a recovery takes effect. */
export const presentRecovery = ({ dueAt }: { readonly dueAt: Date }): RequestedRecovery => ({
  dueAt: dueAt.toISOString(),
});

/** End of a confirmation. */
export const presentConfirmation = (until: Date): ConfirmedSession => ({ until: until.toISOString() });
