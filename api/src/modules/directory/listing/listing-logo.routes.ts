import { profilePictureLimits } from '../../../contract/limits/profile';
import { formFile, type FormPayload } from '../../../platform/files/form-file';
import { route } from '../../../platform/routes/route';
import { avatarStore } from '../../identity/avatars/avatars.service';
import type { ProfessionalRecord } from '../professionals/professional-rows';
import { presentProfessional } from '../professionals/professionals.presenter';
import { professionalSchema } from '../professionals/professionals.schema';
import { findProfessional } from '../professionals/professionals.service';
import { removeLogo, replaceLogo } from './listing-logo.service';
import { mayBeListed } from './listing.policy';

const { bytes: maxBytes } = profilePictureLimits;

const upload = route<'signed-in', object, object, FormPayload, undefined, ProfessionalRecord>({
  method: 'POST',
  path: '/api/accountants/profile/logo',
  access: 'signed-in',
  summary: 'Upload a logo for the signed-in professional’s profile: PNG, JPEG, or WebP, up to 5 MB',
  limit: 'pictures',
  errors: {
    400: ['invalid_request', 'not_a_picture'],
    403: ['accountants_only'],
    404: ['profile_not_found'],
    413: ['payload_too_large'],
  },
  upload: true,
  // More than a picture may have: a slightly larger body gets an error response, not a closed connection.
  maxBytes: 4 * maxBytes,
  response: professionalSchema,
  authorize: ({ viewer }) => mayBeListed(viewer),
  act: async ({ viewer, payload, platform }) => {
    const file = formFile(payload, {
      maxBytes,
      missing: 'Please choose a picture.',
      tooLarge: 'The picture may have at most 5 MB.',
    });
    await replaceLogo(viewer.id, file.bytes, avatarStore(platform.settings));
    return findProfessional(viewer.id);
  },
  present: (record, { viewer }) => presentProfessional(record, viewer, new Set()),
});

const remove = route({
  method: 'DELETE',
  path: '/api/accountants/profile/logo',
  access: 'signed-in',
  summary: 'Remove the logo from the signed-in professional’s profile',
  errors: { 403: ['accountants_only'], 404: ['profile_not_found'] },
  response: professionalSchema,
  authorize: ({ viewer }) => mayBeListed(viewer),
  act: async ({ viewer, platform }) => {
    await removeLogo(viewer.id, avatarStore(platform.settings));
    return findProfessional(viewer.id);
  },
  present: (record, { viewer }) => presentProfessional(record, viewer, new Set()),
});

/** The logo of a profile. */
export const listingLogoRoutes = [upload, remove];
