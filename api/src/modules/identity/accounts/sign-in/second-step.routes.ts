import type { Request, ServerRoute } from '@hapi/hapi';
import { actorOf } from '../../../../platform/audit/record-audit';
import { knownDevice } from '../../../../platform/auth/known-device';
import { User } from '../../../../platform/auth/user.model';
import { presentViewer } from '../../../../platform/auth/user.presenter';
import { userSchema } from '../../../../platform/auth/user.schema';
import { AppError } from '../../../../platform/errors/app-error';
import type { Platform } from '../../../../platform/platform';
import { route } from '../../../../platform/routes/route';
import { provePasskey, requestPasskey } from '../../second-factors/passkeys/passkeys.service';
import { isRecoveryCode } from '../../second-factors/codes/recovery-codes.service';
import {
  endSecondStep,
  findSecondStep,
  leaveSecondStep,
  waitingSignIn,
} from '../../second-factors/pending-sign-in.service';
import { ownerSuspended, passkeyRefused } from '../../second-factors/second-factors.errors';
import { passkeyRequestSchema } from '../../second-factors/second-factors.schema';
import { readSecondFactors, takeCode } from '../../second-factors/second-factors.service';
import { trustBrowser } from '../../second-factors/trusted-browsers.service';
import {
  cancelMailedRecovery,
  endRecovery,
  recoveryUnderWay,
  requestRecovery,
} from '../../second-factors/recovery/recovery.service';
import { recordRefusal } from './record-refusal';
import { endMailedSession } from './end-session-link';
import {
  passkeyQuestionSchema,
  passkeySignInSchema,
  requestedRecoverySchema,
  mailedTokenSchema,
  secondStepSchema,
  waitingSecondStepSchema,
} from './second-step.schema';
import { presentRecovery, presentWaitingStep } from './second-step.presenter';
import { signIn } from './sign-in';
import { signInAttempts } from './sign-in-attempts';

const ofSignIn = { anyAccount: true, publicData: 'unchanged', access: 'public' } as const;

const waiting = route({
  ...ofSignIn,
  method: 'GET',
  path: '/api/login/second-step',
  summary: 'Get how the sign-in that waits in this browser can be confirmed',
  response: waitingSecondStepSchema,
  act: async ({ request, platform }) => {
    const found = await findSecondStep(request, platform.settings);
    return found && readSecondFactors(found.user.id);
  },
  present: presentWaitingStep,
});

const leave = route({
  ...ofSignIn,
  method: 'DELETE',
  path: '/api/login/second-step',
  summary: 'Leave the sign-in that waits in this browser, if one does',
  response: 'none',
  act: ({ request, platform, setCookie }) => leaveSecondStep(request, platform.settings, setCookie),
});

/**
 * Codes are counted with the passwords of an account, and an app's by account alone, or by a browser that it knows: a
 * right password must not buy guesses, nor use up the owner's. No one guesses a recovery code.
 */
async function proveByCode(user: User, code: string, request: Request, platform: Platform): Promise<void> {
  const attempts = signInAttempts(user, user.username, request, platform);
  await attempts.count();
  const device = knownDevice(user, request, platform.settings);
  const guesses = device === null ? user.id : `${user.id} device ${device}`;
  const isGuessable = !isRecoveryCode(code);
  if (isGuessable) await platform.limits.consume('signInCodes', guesses);
  await takeCode(user, code, platform.settings, actorOf(request)).catch(async (error: unknown) => {
    await recordRefusal(user, request);
    throw error;
  });
  await attempts.forget();
  if (isGuessable) await platform.limits.forget('signInCodes', guesses);
}

const confirmByCode = route({
  ...ofSignIn,
  method: 'POST',
  path: '/api/login/second-step',
  limit: 'signInIp',
  summary: 'Finish logging in with a code of the authenticator app or a recovery code',
  errors: { 400: ['wrong_code', 'code_used'], 401: ['sign_in_expired'], 429: ['rate_limited'] },
  validate: { payload: secondStepSchema },
  response: userSchema,
  act: async ({ payload: { code, trustBrowser: isToTrust }, ...context }) => {
    const { request, platform, setCookie } = context;
    const { user, pending } = await waitingSignIn(request, platform.settings);
    await proveByCode(user, code, request, platform);
    await endSecondStep(pending);
    if (isToTrust) await trustBrowser(user.id, request, platform.settings, setCookie);
    await endRecovery(user.id, actorOf(request));
    const by = isRecoveryCode(code) ? 'Recovery code' : 'Code';
    return signIn(user, { remember: pending.remember, by }, context);
  },
  present: presentViewer,
});

const passkeyOptions = route({
  ...ofSignIn,
  method: 'POST',
  path: '/api/login/passkey/options',
  limit: 'signInIp',
  summary: 'Get what a passkey signs to log in: one of the account that waits in this browser, or any',
  validate: { payload: passkeyQuestionSchema },
  response: passkeyRequestSchema,
  act: async ({ payload, request, platform: { settings } }) => {
    const found = payload.any ? null : await findSecondStep(request, settings);
    return requestPasskey({ purpose: 'sign-in', userId: null, owner: found?.user.id ?? null }, settings);
  },
});

const confirmByPasskey = route({
  ...ofSignIn,
  method: 'POST',
  path: '/api/login/passkey',
  limit: 'signInIp',
  summary: 'Log in with a passkey, which stands for password and second step',
  errors: { 400: ['passkey_refused'] },
  validate: { payload: passkeySignInSchema },
  response: userSchema,
  act: async ({ payload, ...context }) => {
    const { request, platform, setCookie } = context;
    const { settings } = platform;
    const passkey = await provePasskey(payload.passkey, { purpose: 'sign-in', userId: null }, settings).catch(
      async (error: unknown) => {
        if (error instanceof AppError) await recordRefusal(undefined, request);
        throw error;
      },
    );
    const user = await User.query().findById(passkey.userId);
    if (!user) throw passkeyRefused();
    if (user.suspendedAt) throw ownerSuspended();
    const found = await findSecondStep(request, settings);
    const pending = found?.user.id === user.id ? found.pending : null;
    if (pending) await endSecondStep(pending);
    await endRecovery(user.id, actorOf(request));
    if (pending && payload.trustBrowser) await trustBrowser(user.id, request, settings, setCookie);
    return signIn(user, { remember: pending ? pending.remember : (payload.remember ?? false), by: 'Passkey' }, context);
  },
  present: presentViewer,
});

const recovery = route({
  ...ofSignIn,
  method: 'POST',
  path: '/api/login/recovery',
  limit: 'signInIp',
  summary: 'Ask, after the right password, to have the second step turned off in a day',
  errors: { 401: ['sign_in_expired'], 429: ['rate_limited'] },
  response: requestedRecoverySchema,
  act: async ({ request, platform: { settings, limits } }) => {
    const { user } = await waitingSignIn(request, settings);
    // Asking again changes nothing.
    if (!(await recoveryUnderWay(user.id))) await limits.consume('recoveryRequests', user.id);
    return requestRecovery(user, settings, actorOf(request));
  },
  present: presentRecovery,
});

const stopByLink = route({
  method: 'POST',
  path: '/api/recovery-cancellation',
  access: 'anonymous',
  summary: 'Call off a recovery with the token of the mailed link',
  limit: 'confirmationIp',
  errors: { 400: ['link_expired'] },
  validate: { payload: mailedTokenSchema },
  response: 'none',
  publicData: 'unchanged',
  act: ({ payload, platform, request }) => cancelMailedRecovery(payload.token, platform.settings, actorOf(request)),
});

const endByLink = route({
  method: 'POST',
  path: '/api/session-end',
  access: 'anonymous',
  summary: 'End the session that an email told of, with the token of its link',
  limit: 'confirmationIp',
  errors: { 400: ['link_expired'] },
  validate: { payload: mailedTokenSchema },
  response: 'none',
  publicData: 'unchanged',
  act: ({ payload, platform, request }) => endMailedSession(payload.token, platform.settings, actorOf(request)),
});

/** Routes that finish a sign-in, and those of mailed links that undo one. */
export const secondStepRoutes: ServerRoute[] = [
  ...[waiting, leave, confirmByCode, passkeyOptions, confirmByPasskey],
  ...[recovery, stopByLink, endByLink],
];
