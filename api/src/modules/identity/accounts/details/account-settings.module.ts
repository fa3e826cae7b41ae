import { csrfHeader, csrfToken } from '../../../../platform/auth/csrf-token';
import { actorOf } from '../../../../platform/audit/record-audit';
import { refuseUnconfirmed } from '../../../../platform/auth/confirmed-session';
import { knownDevice, rememberDevice } from '../../../../platform/auth/known-device';
import { setSessionCookie } from '../../../../platform/auth/session-cookie';
import { presentViewer } from '../../../../platform/auth/user.presenter';
import { userSchema } from '../../../../platform/auth/user.schema';
import { route } from '../../../../platform/routes/route';
import { routesModule } from '../../../../platform/routes/routes-module';
import { avatarStore, forgetPicture } from '../../avatars/avatars.service';
import { hasSecondFactor } from '../../../../platform/auth/required-second-step';
import { passwordChangeSchema } from '../passwords/password-change.schema';
import { proveOwner } from '../passwords/own-password';
import { changePassword } from '../passwords/password-change.service';
import { personalDetailsSchema } from './personal-details.schema';
import { changePersonalDetails } from './personal-details.service';

/**
 * Changes that signed-in people make to their account: personal details and the password. Both are account columns and
 * send account mails, so they live here; `sessions` only lists and ends sessions.
 */
export const accountSettingsModule = routesModule('account-settings', () => [personalDetails, password]);

const personalDetails = route({
  method: 'PUT',
  path: '/api/users/profile',
  access: 'signed-in',
  summary: 'Update the signed-in person; a new email address requires the password and must be confirmed',
  errors: { 400: ['wrong_password'], 403: ['confirmation_required'], 429: ['rate_limited'] },
  validate: { payload: personalDetailsSchema },
  response: userSchema,
  act: async ({ viewer, payload: { currentPassword, ...details }, platform, request }) => {
    if (details.email !== viewer.email) {
      await proveOwner(viewer, currentPassword, platform.limits);
      if (await hasSecondFactor(viewer.id)) refuseUnconfirmed(request);
      // Each one is a mail to an email of their choice.
      await platform.limits.consume('confirmationMails', viewer.id);
    }
    const changed = await changePersonalDetails(viewer, details);
    if (changed.profilePicture !== viewer.profilePicture)
      await forgetPicture(viewer.profilePicture, avatarStore(platform.settings));
    return changed;
  },
  present: presentViewer,
});

const password = route({
  method: 'PUT',
  path: '/api/users/password',
  access: 'signed-in',
  summary: 'Change the password; this browser gets a new session, all others end',
  errors: {
    400: ['password_mismatch', 'weak_password', 'wrong_password'],
    403: ['confirmation_required'],
    429: ['rate_limited'],
  },
  validate: { payload: passwordChangeSchema },
  response: 'none',
  act: async ({ viewer, payload, platform, request, setHeader, setCookie }) => {
    const { settings } = platform;
    await proveOwner(viewer, payload.currentPassword, platform.limits);
    if (await hasSecondFactor(viewer.id)) refuseUnconfirmed(request);
    const device = knownDevice(viewer, request, settings);
    const renewed = await changePassword(viewer, payload, request.auth.credentials.sessionHash, actorOf(request));
    if (!renewed) return;
    setSessionCookie(request, renewed.id, renewed.remember);
    setHeader(csrfHeader, csrfToken(renewed.id, settings.sessionSecret));
    if (device !== null) rememberDevice(await viewer.$query(), device, settings, setCookie);
  },
});
