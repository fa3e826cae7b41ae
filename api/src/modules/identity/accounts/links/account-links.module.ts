import { actorOf } from '../../../../platform/audit/record-audit';
import { accountKey } from '../../../../platform/auth/user.model';
import { route } from '../../../../platform/routes/route';
import { routesModule } from '../../../../platform/routes/routes-module';
import { findToken } from './account-tokens';
import { emailChangeRoutes } from '../emails/email-change.routes';
import { confirmEmailChange } from '../emails/email-change.service';
import { resendConfirmation, confirmEmail } from '../emails/email-confirmation.service';
import { confirmationSchema, forgottenSchema, newPasswordRequestSchema } from '../passwords/password-reset.schema';
import { forgetPassword, resetPassword } from '../passwords/password-reset.service';

/** Routes behind mailed links: confirming an email and choosing a new password. */
export const accountLinksModule = routesModule('account-links', () => [
  forgot,
  reset,
  confirm,
  resend,
  ...emailChangeRoutes,
]);

const forgot = route({
  method: 'POST',
  path: '/api/password/forgot',
  access: 'anonymous',
  summary: 'Mail a password reset link; the response is the same for known and unknown addresses',
  limit: 'passwordResetIp',
  validate: { payload: forgottenSchema },
  response: 'none',
  publicData: 'unchanged',
  act: async ({ payload, platform, request }) => {
    await platform.limits.consume('passwordResetAccount', accountKey(payload.email));
    await forgetPassword(payload.email, actorOf(request));
  },
});

const reset = route({
  method: 'POST',
  path: '/api/password/reset',
  access: 'anonymous',
  summary: 'Reset the password with the token of a mailed link and end every session',
  limit: 'passwordResetIp',
  errors: { 400: ['password_mismatch', 'weak_password', 'link_expired'] },
  validate: { payload: newPasswordRequestSchema },
  response: 'none',
  publicData: 'unchanged',
  act: ({ payload, request }) => resetPassword(payload, actorOf(request)),
});

const confirm = route({
  method: 'POST',
  path: '/api/email-confirmation',
  access: 'anonymous',
  summary: 'Confirm a current or new email address with the token of a mailed link',
  limit: 'confirmationIp',
  errors: { 400: ['link_expired'], 409: ['email_taken'] },
  validate: { payload: confirmationSchema },
  response: 'none',
  publicData: 'unchanged',
  act: async ({ payload: { token }, request }) => {
    const found = await findToken(token);
    await (found?.purpose === 'change-email' ? confirmEmailChange(token, actorOf(request)) : confirmEmail(token));
  },
});

const resend = route({
  method: 'POST',
  path: '/api/email-confirmation/resend',
  access: 'signed-in',
  summary: 'Resend the confirmation link to the signed-in person',
  limit: 'confirmationMails',
  response: 'none',
  publicData: 'unchanged',
  act: ({ viewer }) => resendConfirmation(viewer),
});
