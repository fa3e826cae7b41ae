import type { Request } from '@hapi/hapi';
import { csrfHeader, csrfToken } from '../../../platform/auth/csrf-token';
import { rememberDevice } from '../../../platform/auth/known-device';
import { clearSessionCookie, sessionCookieOf, setSessionCookie } from '../../../platform/auth/session-cookie';
import { actorOf, recordAudit } from '../../../platform/audit/record-audit';
import { endSession, endSessionOf, startSession } from '../../../platform/auth/session-store';
import { AppError } from '../../../platform/errors/app-error';
import { inRetriedTransaction } from '../../../platform/database/retried-transaction';
import { accountKey, type User } from '../../../platform/auth/user.model';
import { presentUser } from '../../../platform/auth/user.presenter';
import { userSchema } from '../../../platform/auth/user.schema';
import { clientIp } from '../../../platform/limits/client-ip';
import { requestLog } from '../../../hosting/observed-requests';
import type { Platform } from '../../../platform/platform';
import { route } from '../../../platform/routes/route';
import { routesModule } from '../../../platform/routes/routes-module';
import { hasOpenOutbox } from '../mails/mails.policy';
import { credentialsSchema, newUserSchema, registrationSchema } from './accounts.schema';
import { authenticate, findAccount, mailOwner, register } from './accounts.service';
import { signInAttempts } from './sign-in-attempts';

const tags = ['accounts'] as const;

/** Signing up, in and out. */
export const accountsModule = routesModule('accounts', () => [currentUser, login, registration, logout]);

const currentUser = route({
  method: 'GET',
  path: '/api/user',
  access: 'signed-in',
  summary: 'Get the signed-in person',
  tags,
  response: userSchema,
  act: ({ viewer, request, platform, setHeader }) => {
    const cookie = sessionCookieOf(request, platform.settings);
    if (cookie) setHeader(csrfHeader, csrfToken(cookie.id, platform.settings.sessionSecret));
    return viewer;
  },
  present: presentUser,
});

const login = route({
  method: 'POST',
  path: '/api/login',
  anyAccount: true,
  publicData: 'unchanged',
  access: 'public',
  summary: 'Log in with a username or an email address',
  tags,
  limit: 'signInIp',
  errors: { 401: ['invalid_credentials'] },
  validate: { payload: credentialsSchema },
  response: userSchema,
  act: async ({ payload, platform, request, setCookie, setHeader }) => {
    const found = await findAccount(payload.username);
    const attempts = signInAttempts(found, payload.username, request, platform);
    await attempts.count();
    const user = await authenticate(found, payload.password).catch(async (error: unknown) => {
      requestLog(request).warn({ ip: clientIp(request) }, 'sign-in refused');
      await recordRefusal(found, request);
      throw error;
    });
    await attempts.forget();
    setHeader(csrfHeader, await signIn(user, payload.remember, request, platform));
    rememberDevice(user.id, platform.settings, setCookie);
    return user;
  },
  present: presentUser,
});

const registration = route({
  method: 'POST',
  path: '/api/register',
  anyAccount: true,
  access: 'public',
  summary: 'Create an account and sign in to it',
  tags,
  limit: 'signUpIp',
  errors: { 400: ['password_mismatch', 'weak_password'], 409: ['username_taken', 'email_taken'] },
  validate: { payload: registrationSchema },
  response: newUserSchema,
  // The session token of the first response is not stored. A client that repeats the call knows the password: it gets a
  // new one, as long as signing in with it would work.
  idempotent: {
    again: async ({ payload, platform, request, setHeader }) => {
      const user = await authenticate(await findAccount(payload.username), payload.password);
      setHeader(csrfHeader, await signIn(user, false, request, platform));
      return user;
    },
  },
  act: async ({ payload, platform, request, setCookie, setHeader }) => {
    const user = await register(payload, actorOf(request)).catch(async (error: unknown) => {
      if (error instanceof AppError && error.code === 'email_taken')
        await noteTakenEmail(payload.email, request, platform);
      throw error;
    });
    setHeader(csrfHeader, await signIn(user, false, request, platform));
    rememberDevice(user.id, platform.settings, setCookie);
    return user;
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
  tags,
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

/** Gives the browser a new session, never the one it came with, and answers its CSRF token. */
async function signIn(user: User, remember: boolean, request: Request, platform: Platform): Promise<string> {
  const { settings } = platform;
  const previous = sessionCookieOf(request, settings);
  if (previous) await endSession(previous.id);
  const userAgent = request.headers['user-agent'] as string | undefined;
  const id = await inRetriedTransaction(async (transaction) => {
    const started = await startSession(user.id, { remember, userAgent }, transaction);
    const by = { ...actorOf(request), userId: user.id };
    await recordAudit({ by, action: 'session.started', subject: { type: 'user', id: user.id } }, transaction);
    return started;
  });
  setSessionCookie(request, id, remember);
  requestLog(request).info({ userId: user.id }, 'signed in');
  return csrfToken(id, settings.sessionSecret);
}

/** Records a refused login without the username, which may be a password in the wrong field. */
function recordRefusal(found: User | undefined, request: Request): Promise<void> {
  const by = { ...actorOf(request), userId: null };
  const subject = { type: found ? 'user' : 'unknown user', id: found?.id ?? null };
  return inRetriedTransaction((transaction) => recordAudit({ by, action: 'session.refused', subject }, transaction));
}

function signOut(userId: number, sessionHash: string, request: Request): Promise<void> {
  return inRetriedTransaction(async (transaction) => {
    await endSessionOf(userId, sessionHash, transaction);
    const subject = { type: 'user', id: userId };
    await recordAudit({ by: actorOf(request), action: 'session.signedOut', subject }, transaction);
  });
}
