import type { ServerRoute } from '@hapi/hapi';
import { confirmationMinutes } from '../../../../contract/limits/second-factors';
import { actorOf } from '../../../../platform/audit/record-audit';
import { confirmSession } from '../../../../platform/auth/confirmed-session';
import { hasSecondFactor } from '../../../../platform/auth/required-second-step';
import { invalid } from '../../../../platform/errors/app-error';
import { route } from '../../../../platform/routes/route';
import { isRecoveryCode } from '../../second-factors/codes/recovery-codes.service';
import { provePasskey, requestPasskey } from '../../second-factors/passkeys/passkeys.service';
import { passkeyRequestSchema } from '../../second-factors/second-factors.schema';
import { takeCode } from '../../second-factors/second-factors.service';
import { proveOwner } from '../passwords/own-password';
import { presentConfirmation } from './second-step.presenter';
import { confirmationSchema, confirmedSessionSchema } from './second-step.schema';

const options = route({
  method: 'POST',
  path: '/api/users/confirmation/passkey-options',
  access: 'signed-in',
  summary: 'Get what a passkey signs to confirm that its owner is there',
  publicData: 'unchanged',
  limit: 'codeChecks',
  response: passkeyRequestSchema,
  act: ({ viewer, platform }) =>
    requestPasskey({ purpose: 'confirm', userId: viewer.id, owner: viewer.id }, platform.settings),
});

const confirm = route({
  method: 'POST',
  path: '/api/users/confirmation',
  access: 'signed-in',
  summary: 'Confirm that the owner is at this session, for ten minutes',
  publicData: 'unchanged',
  errors: {
    400: ['wrong_password', 'wrong_code', 'code_used', 'passkey_refused', 'second_step_required'],
    429: ['rate_limited'],
  },
  limit: 'codeChecks',
  validate: { payload: confirmationSchema },
  response: confirmedSessionSchema,
  act: async ({ viewer, payload: { password, code, passkey }, platform, request }) => {
    const { settings, limits } = platform;
    if (passkey) await provePasskey(passkey, { purpose: 'confirm', userId: viewer.id }, settings);
    else if (code !== undefined) {
      // Not with those of signing in: wrong ones there must not keep the owner from this.
      const guesses = `${viewer.id} confirms`;
      if (!isRecoveryCode(code)) await limits.consume('signInCodes', guesses);
      await takeCode(viewer, code, settings, actorOf(request));
      await limits.forget('signInCodes', guesses);
    } else {
      if (await hasSecondFactor(viewer.id))
        throw invalid('Confirm with a passkey or a code: your account has a second step.', 'second_step_required');
      await proveOwner(viewer, password ?? '', limits, 'Password is not correct');
    }
    await confirmSession(request.auth.credentials.sessionHash);
    return new Date(Date.now() + confirmationMinutes * 60_000);
  },
  present: presentConfirmation,
});

/** Routes by which a signed-in person proves that they are there. */
export const confirmationRoutes: ServerRoute[] = [options, confirm];
