import type { Request } from '@hapi/hapi';
import { csrfHeader, csrfToken } from '../../../platform/auth/csrf-token';
import { hasSecondFactor } from '../../../platform/auth/required-second-step';
import { clearSessionCookie, sessionCookieOf } from '../../../platform/auth/session-cookie';
import { actorOf, recordAudit } from '../../../platform/audit/record-audit';
import { endSession, endSessionOf } from '../../../platform/auth/session-store';
import { AppError } from '../../../platform/errors/app-error';
import { inRetriedTransaction } from '../../../platform/database/retried-transaction';
import { accountKey } from '../../../platform/auth/user.model';
import { presentUser, presentViewer } from '../../../platform/auth/user.presenter';
import { userSchema } from '../../../platform/auth/user.schema';
import { clientIp } from '../../../platform/limits/client-ip';
import type { Platform } from '../../../platform/platform';
import { route } from '../../../platform/routes/route';
import { routesModule } from '../../../platform/routes/routes-module';
import { hasOpenOutbox } from '../mails/mails.policy';
import { credentialsSchema, newUserSchema, registrationSchema } from './accounts.schema';
import { authenticate, findAccount, mailOwner, register } from './accounts.service';
import { beginSecondStep, secondStepRequired } from '../second-factors/pending-sign-in.service';
import { isTrusted } from '../second-factors/trusted-browsers.service';
import { confirmationRoutes } from './sign-in/confirmation.routes';
import { recordRefusal } from './sign-in/record-refusal';
import { secondStepRoutes } from './sign-in/second-step.routes';
import { signIn } from './sign-in/sign-in';
import { signInAttempts } from './sign-in/sign-in-attempts';

/** Signing up, in and out. */
export const accountsModule = routesModule('accounts', () => [
  currentUser,
  login,
  registration,
  logout,
  ...secondStepRoutes,
  ...confirmationRoutes,
]);

const currentUser = route({
  method: 'GET',
  path: '/api/user',
  access: 'signed-in',
  summary: 'Get the signed-in person',
  response: userSchema,
  act: ({ viewer, request, platform, setHeader }) => {
    const cookie = sessionCookieOf(request, platform.settings);
    if (cookie) setHeader(csrfHeader, csrfToken(cookie.id, platform.settings.sessionSecret));
    return viewer;
  },
  present: presentViewer,
});

const login = route({
  method: 'POST',
  path: '/api/login',
  anyAccount: true,
  publicData: 'unchanged',
  access: 'public',
  summary: 'Log in with a username or an email address',
  limit: 'signInIp',
  errors: { 401: ['invalid_credentials', 'second_step_required'] },
  validate: { payload: credentialsSchema },
  response: userSchema,
  act: async ({ payload, ...context }) => {
    const { request, platform } = context;
    const found = await findAccount(payload.username);
    const attempts = signInAttempts(found, payload.username, request, platform);
    await attempts.count();
    const user = await authenticate(found, payload.password).catch(async (error: unknown) => {
      await recordRefusal(found, request);
      throw error;
    });
    const takesSecondStep = await hasSecondFactor(user.id);
    const isSpared = takesSecondStep && (await isTrusted(user.id, request, platform.settings));
    if (takesSecondStep && !isSpared) {
      await beginSecondStep(user.id, payload.remember, platform.settings, context.setCookie);
      throw secondStepRequired();
    }
    await attempts.forget();
    return signIn(user, { remember: payload.remember, ...(isSpared && { by: 'Trusted browser' }) }, context);
  },
  present: presentViewer,
});

const registration = route({
  method: 'POST',
  path: '/api/register',
  anyAccount: true,
  access: 'public',
  summary: 'Create an account and sign in to it',
  limit: 'signUpIp',
  errors: { 400: ['password_mismatch', 'weak_password'], 409: ['username_taken', 'email_taken'] },
  validate: { payload: registrationSchema },
  response: newUserSchema,
  // The session token of the first response is not stored. A client that repeats the call knows the password: it gets a
  // new one, as long as signing in with it would work.
  idempotent: {
    again: async ({ payload, ...context }) => {
      const user = await authenticate(await findAccount(payload.username), payload.password);
      if (await hasSecondFactor(user.id)) throw secondStepRequired();
      return signIn(user, { remember: false }, context);
    },
  },
  act: async ({ payload, ...context }) => {
    const { request, platform } = context;
    const user = await register(payload, actorOf(request)).catch(async (error: unknown) => {
      if (error instanceof AppError && error.code === 'email_taken')
        await noteTakenEmail(payload.email, request, platform);
      throw error;
    });
    return signIn(user, { remember: false }, context);
  },
  present: (user, { platform }) => ({
    ...presentUser(user),
    ...(hasOpenOutbox(platform.settings) && { outbox: '/api/outbox' }),
  }),
});

const logout = route({
  method: 'POST',
  path: '/api/logout',
  anyAccount: true,
  publicData: 'unchanged',
  access: 'public',
  summary: 'End the session, here and on the server',
  response: 'none',
  act: async ({ viewer, request, platform }) => {
    const cookie = sessionCookieOf(request, platform.settings);
    const { sessionHash } = request.auth.credentials;
    if (viewer && sessionHash) await signOut(viewer.id, sessionHash, request);
    else if (cookie) await endSession(cookie.id);
    clearSessionCookie(request);
  },
});

/** Tells the owner of an email that someone signed up with it, and counts the guess twice. */
async function noteTakenEmail(email: string, request: Request, { limits }: Platform): Promise<void> {
  await limits.consume('signUpIp', clientIp(request));
  const mayMail = await limits.consume('emailInUseMails', accountKey(email)).then(
    () => true,
    () => false,
  );
  if (mayMail) await mailOwner(email);
}

function signOut(userId: number, sessionHash: string, request: Request): Promise<void> {
  return inRetriedTransaction(async (transaction) => {
    await endSessionOf(userId, sessionHash, transaction);
    const subject = { type: 'user', id: userId };
    await recordAudit({ by: actorOf(request), action: 'session.signedOut', subject }, transaction);
  });
}
