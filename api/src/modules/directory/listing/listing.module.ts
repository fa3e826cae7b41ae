import { route } from '../../../platform/routes/route';
import { routesModule } from '../../../platform/routes/routes-module';
import type { ProfessionalRecord } from '../professionals/professional-rows';
import { presentProfessional } from '../professionals/professionals.presenter';
import { professionalSchema } from '../professionals/professionals.schema';
import { listingLogoRoutes } from './listing-logo.routes';
import { listingReviewRoutes } from './listing-review.routes';
import { mayBeListed } from './listing.policy';
import { listingSchema } from './listing.schema';
import { changeListing, createListing } from './listing.service';

/**
 * The profile that lists a professional: written by its owner, reviewed, and decided by an administrator where that is
 * set.
 */
export const listingModule = routesModule('listing', () => [
  create,
  change,
  ...listingReviewRoutes,
  ...listingLogoRoutes,
]);

const create = route({
  method: 'POST',
  path: '/api/accountants/profile',
  access: 'signed-in',
  summary: 'Create the signed-in professional’s profile',
  errors: { 403: ['accountants_only'], 409: ['profile_exists'] },
  validate: { payload: listingSchema },
  response: professionalSchema,
  authorize: ({ viewer }) => mayBeListed(viewer),
  transaction: true,
  act: ({ viewer, payload, transaction }): Promise<ProfessionalRecord> =>
    createListing(viewer.id, payload, transaction),
  present: (record, { viewer }) => presentProfessional(record, viewer, new Set()),
});

const change = route({
  method: 'PUT',
  path: '/api/accountants/profile',
  access: 'signed-in',
  summary: 'Update the signed-in professional’s profile',
  errors: { 403: ['accountants_only'], 404: ['profile_not_found'] },
  validate: { payload: listingSchema },
  response: professionalSchema,
  authorize: ({ viewer }) => mayBeListed(viewer),
  transaction: true,
  act: ({ viewer, payload, transaction }): Promise<ProfessionalRecord> =>
    changeListing(viewer.id, payload, transaction),
  present: (record, { viewer }) => presentProfessional(record, viewer, new Set()),
});
