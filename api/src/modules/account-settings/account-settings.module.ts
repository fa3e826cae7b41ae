import type { Plugin } from '@hapi/hapi';
import { inRetriedTransaction } from '../../platform/database/retried-transaction';
import { csrfHeader, csrfToken } from '../../platform/auth/csrf-token';
import { setSessionCookie } from '../../platform/auth/session-cookie';
import { presentUser } from '../../platform/auth/user.presenter';
import { userSchema } from '../../platform/auth/user.schema';
import { route } from '../../platform/routes/route';
import { attemptsKey } from '../accounts/accounts.service';
import { avatarStore, forgetPicture } from '../avatars/avatars.service';
import type { ProfessionalRecord } from '../professionals/professional-rows';
import { presentProfessional } from '../professionals/professionals.presenter';
import { professionalSchema } from '../professionals/professionals.schema';
import { dashboardSchema } from './dashboard.schema';
import { readDashboard } from './dashboard.service';
import { mayBeListed } from './listing.policy';
import { listingLogoRoutes } from './listing-logo.routes';
import { listingReviewRoutes } from './listing-review.routes';
import { listingSchema } from './listing.schema';
import { changeListing, createListing } from './listing.service';
import { ownReviewListSchema } from './own-reviews.schema';
import { listOwnReviews } from './own-reviews.service';
import { passwordChangeSchema } from './password-change.schema';
import { changePassword } from './password-change.service';
import { personalDetailsSchema } from './personal-details.schema';
import { changePersonalDetails } from './personal-details.service';

const tags = ['account settings'] as const;

/** What signed-in people see and change of their own: dashboard, details, password, listing, written reviews. */
export const accountSettingsModule: Plugin<void> = {
  name: 'account-settings',
  register(server) {
    server.route([
      dashboard,
      personalDetails,
      password,
      newListing,
      listing,
      ownReviews,
      ...listingReviewRoutes,
      ...listingLogoRoutes,
    ]);
  },
};

const dashboard = route({
  method: 'GET',
  path: '/api/dashboard',
  access: 'signed-in',
  summary: 'The figures of the signed-in person',
  tags,
  response: dashboardSchema,
  act: ({ viewer }) => readDashboard(viewer),
});

const personalDetails = route({
  method: 'PUT',
  path: '/api/users/profile',
  access: 'signed-in',
  summary: 'Change the signed-in person',
  tags,
  errors: { 409: ['email_taken'] },
  validate: { payload: personalDetailsSchema },
  response: userSchema,
  act: async ({ viewer, payload, platform }) => {
    const changed = await changePersonalDetails(viewer, payload);
    if (changed.profilePicture !== viewer.profilePicture)
      await forgetPicture(viewer.profilePicture, avatarStore(platform.settings));
    return changed;
  },
  present: presentUser,
});

const password = route({
  method: 'PUT',
  path: '/api/users/password',
  access: 'signed-in',
  summary: 'Change the password: this browser gets a new session, all others end',
  tags,
  errors: { 400: ['password_mismatch', 'wrong_password'], 429: ['rate_limited'] },
  validate: { payload: passwordChangeSchema },
  response: 'none',
  act: async ({ viewer, payload, platform, request, setHeader }) => {
    // Guesses count with those of the sign-in page: a borrowed session must not be a way around that limit.
    const attempts = attemptsKey(viewer, viewer.username);
    await platform.limits.consume('signInAccount', attempts);
    const renewed = await changePassword(viewer, payload, request.auth.credentials.sessionHash);
    await platform.limits.forget('signInAccount', attempts);
    if (!renewed) return;
    setSessionCookie(request, renewed.id, renewed.remember);
    setHeader(csrfHeader, csrfToken(renewed.id, platform.settings.sessionSecret));
  },
});

const newListing = route({
  method: 'POST',
  path: '/api/accountants/profile',
  access: 'signed-in',
  summary: 'Write the profile that lists the signed-in professional',
  tags,
  errors: { 403: ['accountants_only'], 409: ['profile_exists'] },
  validate: { payload: listingSchema },
  response: professionalSchema,
  authorize: ({ viewer }) => mayBeListed(viewer),
  act: ({ viewer, payload }): Promise<ProfessionalRecord> =>
    inRetriedTransaction((transaction) => createListing(viewer.id, payload, transaction)),
  present: (record, { viewer }) => presentProfessional(record, viewer, new Set()),
});

const listing = route({
  method: 'PUT',
  path: '/api/accountants/profile',
  access: 'signed-in',
  summary: 'Change the profile of the signed-in professional',
  tags,
  errors: { 403: ['accountants_only'], 404: ['profile_not_found'] },
  validate: { payload: listingSchema },
  response: professionalSchema,
  authorize: ({ viewer }) => mayBeListed(viewer),
  act: ({ viewer, payload }): Promise<ProfessionalRecord> =>
    inRetriedTransaction((transaction) => changeListing(viewer.id, payload, transaction)),
  present: (record, { viewer }) => presentProfessional(record, viewer, new Set()),
});

const ownReviews = route({
  method: 'GET',
  path: '/api/reviews/mine',
  access: 'signed-in',
  summary: 'The reviews that the signed-in person wrote, newest first',
  tags,
  response: ownReviewListSchema,
  act: ({ viewer }) => listOwnReviews(viewer.id),
});
